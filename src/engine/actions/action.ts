// Action types: call an endpoint, open a page, follow a link, download a file.
import type { MessageKey } from 'react-admin';
import { z } from 'zod';
import type { Collection } from '../../../contract/collection.ts';
import type { Endpoint, Needs } from '../../../contract/endpoint.ts';
import type { FilterValues } from '../declarations.ts';
import type { Page } from '../definePage.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** Where an action is offered. */
export type Place = 'row' | 'selection' | 'list';

interface OnRows<R> {
  readonly on: 'row' | 'selection' | readonly ('row' | 'selection')[];
  /** Excludes rows it does not apply to, e.g. enabling an enabled record. */
  readonly when?: (row: R) => boolean;
  /** Why the row does not take it now, a message key: the action is shown disabled, with this reason. */
  readonly refuses?: (row: R) => MessageKey | undefined;
}

interface OnList {
  readonly on: 'list';
  readonly when?: undefined;
  readonly refuses?: undefined;
}

interface Face {
  /** With an icon it is a button in the row, otherwise an item of the row's menu. */
  readonly icon?: IconName;
}

interface Asking extends Face {
  /** Confirms first, naming the affected records. */
  readonly confirm?: boolean;
  /** Endpoint fields entered in the action's dialog, once for all selected rows. */
  readonly asks?: readonly string[];
  /** It does nothing but give the rows what it asks for: rows that have these values already are left out. */
  readonly sets?: boolean;
  /** Shown in red: irreversible. */
  readonly grave?: boolean;
  /** Name of the opposite action, which the toast's "Undo" runs. */
  readonly undo?: string;
}

/** What one call for all rows has done. */
export interface Together {
  /** Values of its messages. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Takes back what it changed; undefined if it changed nothing. */
  readonly undo?: () => Promise<unknown>;
}

/** Calls an endpoint, once per selected row. */
export interface EndpointAction<R> extends Asking {
  readonly does: 'call';
  readonly on: OnRows<R>['on'] | 'list';
  readonly when?: (row: R) => boolean;
  readonly refuses?: OnRows<R>['refuses'];
  readonly endpoint: Endpoint;
  readonly with: (row: R) => unknown;
  /** One change for all rows instead of a call for each. */
  readonly together?: (rows: readonly R[], entered: AnyRow) => Promise<Together>;
}

/** Opens a page of the app. */
export interface LinkAction<R> extends Face {
  readonly does: 'link';
  readonly on: 'row' | 'list';
  readonly when?: (row: R) => boolean;
  readonly page: Page;
  readonly with: (row: R) => Record<string, unknown>;
  /** Offered only if the server announces this feature. */
  readonly feature?: string | undefined;
  /** Permissions beyond those to open the page. */
  readonly needs?: Needs;
}

/** Opens an external URL in a new tab. */
export interface ExternalLinkAction<R> extends Face {
  readonly does: 'externalLink';
  readonly on: 'row';
  readonly when?: (row: R) => boolean;
  readonly to: (row: R) => string | null | undefined;
}

/** Opens the resource's form: the built-in action, if there is a form. */
export interface OpenForm extends Face {
  readonly does: 'form';
  readonly on: 'row' | 'list';
  readonly when?: undefined;
  /** The endpoint that the form submits to: offered to users who may call it. */
  readonly endpoint: Endpoint;
  /** It opens the form of a new record, filled in from the row. */
  readonly copies?: true;
}

/** Downloads a file from an endpoint. */
export interface DownloadAction extends Face {
  readonly does: 'download';
  readonly on: 'list';
  readonly when?: undefined;
  readonly endpoint: Endpoint;
  /** The endpoint's input, from the list's current filter. */
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
 * An action that calls an endpoint; `with` makes its input from a row, except for the fields that it `asks` for in the
 * dialog. It is offered to users who may call the endpoint.
 */
export const action = <
  I extends z.ZodType,
  R,
  const W extends Omit<z.input<I>, A>,
  const A extends keyof z.input<I> & string = never,
>(
  endpoint: Endpoint<I>,
  options: ActionOptions<R, W, A>,
): EndpointAction<R> => ({ ...options, does: 'call', endpoint });

type GoOptions<Q extends z.ZodObject, R> = Face & {
  readonly on: 'row' | 'list';
  readonly with: (row: R) => z.input<Q>;
  readonly when?: (row: R) => boolean;
  readonly needs?: Needs;
};

/** An action that opens a page; `with` makes its query from a row. It is offered to users who may open the page. */
export const link = <Q extends z.ZodObject, R>(
  page: Page<Q>,
  options: GoOptions<Q, R>,
): LinkAction<R> => ({ ...options, does: 'link', page });

/** A resource's own screen: the page only provides the name. */
const screenOf = (name: string, { needs }: Endpoint, query: z.ZodObject, below = '') => ({
  path: name + below,
  query,
  needs,
  title: `resources.${name}.title` as MessageKey,
  view: () => null,
});

/** Query string of a list. */
const FILTERED = z.object({ filter: z.string() });

/** An action that opens another resource's list, filtered by the row. */
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
  page: screenOf(resourceName, list, FILTERED),
  with: (row) => ({ filter: JSON.stringify(filter(row)) }),
  feature,
});

/** Query string of a prefilled form. */
const FILLED = z.object({ source: z.string() });

/** An action that opens another resource's form, prefilled from the row. */
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
  page: screenOf(resourceName, create, FILLED, '/create'),
  with: (row) => ({ source: JSON.stringify(filled(row)) }),
  feature,
});

/** An action that opens a row's link; not offered for rows without one. */
export const externalLink = <R>(
  to: ExternalLinkAction<R>['to'],
  face: Face = {},
): ExternalLinkAction<R> => ({ ...face, does: 'externalLink', on: 'row', to });

/**
 * An action of the list that takes a file, such as a report beside the list's own export; `with` makes what it asks from
 * the filter of the same list.
 */
export const download = <I extends z.ZodType, F extends Readonly<Record<string, unknown>>>(
  endpoint: Endpoint<I>,
  options: Face & { with(filter: F): z.input<I> },
): DownloadAction => ({ ...options, does: 'download', on: 'list', endpoint });
