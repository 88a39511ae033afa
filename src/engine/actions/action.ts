// What can be done from a list: ask an endpoint, go to a page, follow a link, take a file.
import type { MessageKey } from 'react-admin';
import { z } from 'zod';
import type { Collection } from '../../../contract/collection.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { FilterValues } from '../declarations.ts';
import type { Page } from '../definePage.ts';
import type { IconName } from '../../ui/Icon.tsx';

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
export interface EndpointAction<R> extends Asking {
  readonly does: 'call';
  readonly on: OnRows<R>['on'] | 'list';
  readonly when?: (row: R) => boolean;
  readonly endpoint: Endpoint;
  readonly with: (row: R) => unknown;
}

/** Goes to a page of the product. */
export interface LinkAction<R> extends Face {
  readonly does: 'link';
  readonly on: 'row' | 'list';
  readonly when?: (row: R) => boolean;
  readonly page: Page;
  readonly with: (row: R) => Record<string, unknown>;
  /** It is offered only where the server announces this. */
  readonly feature?: string | undefined;
}

/** Opens an address outside the product in a tab of its own. */
export interface ExternalLinkAction<R> extends Face {
  readonly does: 'externalLink';
  readonly on: 'row';
  readonly when?: (row: R) => boolean;
  readonly to: (row: R) => string | null | undefined;
}

/** Opens the form of the resource: the engine's own action, where there is a form. */
export interface OpenForm extends Face {
  readonly does: 'form';
  readonly on: 'row' | 'list';
  readonly when?: undefined;
  /** The endpoint that the form asks: it is offered where that would answer. */
  readonly endpoint: Endpoint;
}

/** Takes a file that an endpoint gives. */
export interface DownloadAction extends Face {
  readonly does: 'download';
  readonly on: 'list';
  readonly when?: undefined;
  readonly endpoint: Endpoint;
  /** What it asks, from the filter that the list has now. */
  with(filter: Readonly<Record<string, unknown>>): unknown;
}

export type Action<R> =
  | EndpointAction<R>
  | LinkAction<R>
  | ExternalLinkAction<R>
  | OpenForm
  | DownloadAction;

type ActionOptions<R, W, A> = Asking & { readonly asks?: readonly A[] } & (
    | (OnRows<R> & { readonly with: (row: R) => W })
    | (OnList & { readonly with: () => W })
  );

/**
 * An action that asks an endpoint; `with` makes its input from a row, but for what it `asks` of whoever starts it.
 * It is offered where the endpoint would answer.
 */
export const action = <
  I extends z.ZodType,
  R,
  const W extends Omit<z.input<I>, A>,
  const A extends keyof z.input<I> & string = never,
>(
  endpoint: Endpoint<I>,
  options: ActionOptions<R, W, A>,
): EndpointAction<R> => ({
  ...options,
  does: 'call',
  endpoint,
});

type GoOptions<Q extends z.ZodObject, R> = Face & {
  readonly on: 'row' | 'list';
  readonly with: (row: R) => z.input<Q>;
  readonly when?: (row: R) => boolean;
};

/** An action that goes to a page; `with` makes its query from a row. It is offered to those who may open the page. */
export const link = <Q extends z.ZodObject, R>(
  page: Page<Q>,
  options: GoOptions<Q, R>,
): LinkAction<R> => ({
  ...options,
  does: 'link',
  page,
});

/** What stands behind the address of a list. */
const FILTERED = z.object({ filter: z.string() });

/** An action that goes to the list of another resource, filtered by what belongs to the row. */
export const linkToList = <C extends Collection, R>(
  resourceName: string,
  { list, feature }: C,
  {
    with: filter,
    ...options
  }: Omit<GoOptions<z.ZodObject, R>, 'with'> & {
    readonly with: (row: R) => FilterValues<C>;
  },
): LinkAction<R> => ({
  ...options,
  does: 'link',
  // The list is the resource's own screen: the page only names it.
  page: {
    path: resourceName,
    query: FILTERED,
    needs: list.needs,
    title: `resources.${resourceName}.title` as MessageKey,
    view: () => null,
  },
  with: (row) => ({ filter: JSON.stringify(filter(row)) }),
  feature,
});

/** What stands behind the address of a form that is filled in already. */
const FILLED = z.object({ source: z.string() });

/** An action that goes to the form of another resource, with what it is about filled in. */
export const linkToCreate = <C extends Collection & { readonly create: Endpoint }, R>(
  resourceName: string,
  { create, feature }: C,
  {
    with: filled,
    ...options
  }: Omit<GoOptions<z.ZodObject, R>, 'with'> & {
    readonly with: (row: R) => Partial<z.input<C['create']['input']>>;
  },
): LinkAction<R> => ({
  ...options,
  does: 'link',
  page: {
    path: `${resourceName}/create`,
    query: FILLED,
    needs: create.needs,
    title: `resources.${resourceName}.title` as MessageKey,
    view: () => null,
  },
  with: (row) => ({ source: JSON.stringify(filled(row)) }),
  feature,
});

/** An action that follows a row's link; a row without one does not offer it. */
export const externalLink = <R>(
  to: ExternalLinkAction<R>['to'],
  face: Face = {},
): ExternalLinkAction<R> => ({
  ...face,
  does: 'externalLink',
  on: 'row',
  to,
});

/**
 * An action of the list that takes a file, such as a report beside the list's own export; `with` makes what it asks from
 * the filter of the same list.
 */
export const download = <I extends z.ZodType, F extends Readonly<Record<string, unknown>>>(
  endpoint: Endpoint<I>,
  options: Face & { with(filter: F): z.input<I> },
): DownloadAction => ({ ...options, does: 'download', on: 'list', endpoint });
