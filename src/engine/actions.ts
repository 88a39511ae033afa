// What can be done from a list: ask an endpoint, go to a page, follow a link, take a file.
import type { MessageKey } from 'react-admin';
import { z } from 'zod';
import type { Collection } from '../../contract/collection.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { FilterValues } from './declarations.ts';
import type { Page } from './definePage.ts';
import type { IconName } from './Icon.tsx';

/** Where an action is offered. */
export type Place = 'row' | 'selection' | 'list';

interface OnRows<R> {
  readonly on: 'row' | 'selection' | readonly ('row' | 'selection')[];
  /** Rows it makes no sense for are left out, e.g. enabling what is enabled. */
  readonly when?: (row: R) => boolean;
}

interface OnList {
  readonly on: 'list';
  readonly when?: undefined;
}

interface Face {
  /** With an icon it is a button in the row, else a line of the row's menu. */
  readonly icon?: IconName;
}

interface Asking extends Face {
  /** Asks first, naming what is hit. */
  readonly confirm?: boolean;
  /** Fields of the endpoint that are entered in the act's dialog, once for all rows it hits. */
  readonly asks?: readonly string[];
  /** Drawn in alarm red: what cannot be taken back. */
  readonly grave?: boolean;
}

/** Asks an endpoint, once for each row it stands on. */
export interface Act<R> extends Asking {
  readonly does: 'act';
  readonly on: OnRows<R>['on'] | 'list';
  readonly when?: (row: R) => boolean;
  readonly endpoint: Endpoint;
  readonly with: (row: R) => unknown;
}

/** Goes to a page of the product. */
export interface Go<R> extends Face {
  readonly does: 'go';
  readonly on: 'row' | 'list';
  readonly when?: (row: R) => boolean;
  readonly page: Page;
  readonly with: (row: R) => Record<string, unknown>;
  /** It is offered only where the server announces this. */
  readonly feature?: string | undefined;
}

/** Opens an address outside the product in a tab of its own. */
export interface Follow<R> extends Face {
  readonly does: 'follow';
  readonly on: 'row';
  readonly when?: (row: R) => boolean;
  readonly to: (row: R) => string | null | undefined;
}

/** Opens the form of the noun: the engine's own action, where there is a form. */
export interface OpenForm extends Face {
  readonly does: 'form';
  readonly on: 'row' | 'list';
  readonly when?: undefined;
  /** The endpoint that the form asks: it is offered where that would answer. */
  readonly endpoint: Endpoint;
}

/** Takes a file that an endpoint gives. */
export interface Take extends Face {
  readonly does: 'take';
  readonly on: 'list';
  readonly when?: undefined;
  readonly endpoint: Endpoint;
  /** What it asks, from the filter that the list has now. */
  with(filter: Readonly<Record<string, unknown>>): unknown;
}

export type Action<R> = Act<R> | Go<R> | Follow<R> | OpenForm | Take;

type ActOptions<R, W, A> = Asking & { readonly asks?: readonly A[] } & (
    | (OnRows<R> & { readonly with: (row: R) => W })
    | (OnList & { readonly with: () => W })
  );

/**
 * An action that asks an endpoint; `with` makes its input from a row, but for what it `asks` of whoever starts it.
 * It is offered where the endpoint would answer.
 */
export const act = <
  I extends z.ZodType,
  R,
  const W extends Omit<z.input<I>, A>,
  const A extends keyof z.input<I> & string = never,
>(
  endpoint: Endpoint<I>,
  options: ActOptions<R, W, A>,
): Act<R> => ({
  ...options,
  does: 'act',
  endpoint,
});

type GoOptions<Q extends z.ZodObject, R> = Face & {
  readonly on: 'row' | 'list';
  readonly with: (row: R) => z.input<Q>;
  readonly when?: (row: R) => boolean;
};

/** An action that goes to a page; `with` makes its query from a row. It is offered to those who may open the page. */
export const go = <Q extends z.ZodObject, R>(page: Page<Q>, options: GoOptions<Q, R>): Go<R> => ({
  ...options,
  does: 'go',
  page,
});

/** What stands behind the address of a list. */
const FILTERED = z.object({ filter: z.string() });

/** An action that goes to the list of another noun, filtered by what belongs to the row. */
export const goList = <C extends Collection, R>(
  noun: string,
  { list, feature }: C,
  {
    with: filter,
    ...options
  }: Omit<GoOptions<z.ZodObject, R>, 'with'> & {
    readonly with: (row: R) => FilterValues<C>;
  },
): Go<R> => ({
  ...options,
  does: 'go',
  // The list is the noun's own screen: the page only names it.
  page: {
    path: noun,
    query: FILTERED,
    needs: list.needs,
    title: `resources.${noun}.title` as MessageKey,
    view: () => null,
  },
  with: (row) => ({ filter: JSON.stringify(filter(row)) }),
  feature,
});

/** What stands behind the address of a form that is filled in already. */
const FILLED = z.object({ source: z.string() });

/** An action that goes to the form of another noun, with what it is about filled in. */
export const goCreate = <C extends Collection & { readonly create: Endpoint }, R>(
  noun: string,
  { create, feature }: C,
  {
    with: filled,
    ...options
  }: Omit<GoOptions<z.ZodObject, R>, 'with'> & {
    readonly with: (row: R) => Partial<z.input<C['create']['input']>>;
  },
): Go<R> => ({
  ...options,
  does: 'go',
  page: {
    path: `${noun}/create`,
    query: FILLED,
    needs: create.needs,
    title: `resources.${noun}.title` as MessageKey,
    view: () => null,
  },
  with: (row) => ({ source: JSON.stringify(filled(row)) }),
  feature,
});

/** An action that follows a row's link; a row without one does not offer it. */
export const follow = <R>(to: Follow<R>['to'], face: Face = {}): Follow<R> => ({
  ...face,
  does: 'follow',
  on: 'row',
  to,
});

/**
 * An action of the list that takes a file, such as a report beside the list's own export; `with` makes what it asks from
 * the filter of the same list.
 */
export const take = <I extends z.ZodType, F extends Readonly<Record<string, unknown>>>(
  endpoint: Endpoint<I>,
  options: Face & { with(filter: F): z.input<I> },
): Take => ({ ...options, does: 'take', on: 'list', endpoint });
