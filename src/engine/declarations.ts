// The words of a declaration: what a resource may say about its resource, checked against the resource's contract.
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Collection } from '../../contract/collection.ts';
import type { Endpoint, Input, Output } from '../../contract/endpoint.ts';
import type { AuditSubject } from '../../contract/operations/audit.ts';
import type { Action } from './actions/action.ts';
import type { IconName } from '../ui/Icon.tsx';
import type { AnyRow, FieldType } from './fields/fieldType.ts';
import type { FieldTypeName } from './fields/fieldTypes.ts';

/** A row of a resource's list as the contract answers it. */
export type RowOf<C extends Collection> = z.output<C['list']['row']>;
type RowField<C extends Collection> = keyof RowOf<C> & string;
/** A filter that the list endpoint takes. */
export type FilterOf<C extends Collection> = C['list']['filters'][number];
/** What the list endpoint can be filtered by, as values. */
export type FilterValues<C extends Collection> = Partial<
  Pick<Input<C['list']>, FilterOf<C> & keyof Input<C['list']>>
>;

type Asks<E> = E extends Endpoint ? keyof Input<E> & string : never;
type Answers<E> = E extends Endpoint ? keyof Output<E> & string : never;
/** A field that create or update takes; one that only one of them takes appears only there. */
export type FormField<C extends Collection> = Exclude<
  Asks<C['create']> | Asks<C['update']>,
  C['id']
>;
/** A field that the list or the record itself answers. */
type ShownField<C extends Collection> = RowField<C> | Answers<C['one']>;
/** Names in their order, or in sections: `resources.<name>.sections.<section>`. */
export type Sections<F extends string> = readonly F[] | Readonly<Record<string, readonly F[]>>;

/** An exception to what the contract says of a field, or a field of the screen's own. */
export interface Field<R = AnyRow> {
  readonly type?: FieldTypeName | FieldType<R>;
  /** What is shown, where it is more than the row's field of this name. */
  readonly value?: (row: R) => unknown;
  /** The sort that its head asks for, where it is not the field's own name. */
  readonly sort?: string;
}

/** Names that a text filter offers while somebody types. */
export interface Suggestion {
  readonly endpoint: Endpoint;
  readonly ask: (text: string) => Record<string, unknown>;
  readonly read: (answer: unknown) => readonly string[];
}

/** Offers what the endpoint answers for the typed text; whoever may not ask it gets a plain text filter. */
export const suggest = <E extends Endpoint>(
  endpoint: E,
  ask: (text: string) => Input<E> & Record<string, unknown>,
  read: (answer: Output<E>) => readonly string[],
): Suggestion => ({ endpoint, ask, read: read as Suggestion['read'] });

/** Endpoints that give the list as a file; each takes the list's filters and sort. */
export interface Exports {
  readonly csv?: Endpoint;
  readonly xlsx?: Endpoint;
  readonly pdf?: Endpoint;
}

export interface ListDeclaration<C extends Collection, Own extends string> {
  /** Shown until somebody chooses others, in this order. */
  readonly columns: readonly (RowField<C> | Own)[];
  /** Shown when somebody chooses them. */
  readonly moreColumns?: readonly (RowField<C> | Own)[];
  /** In the filter line. */
  readonly filters: readonly FilterOf<C>[];
  /** Behind "More filters". */
  readonly moreFilters?: readonly FilterOf<C>[];
  /** From when until when: two filters that are times, under the name of the field that they are about. */
  readonly periods?: Readonly<Record<string, readonly [from: FilterOf<C>, to: FilterOf<C>]>>;
  /** R5.50: the periods end today at the latest. */
  readonly pastOnly?: boolean;
  readonly suggest?: { readonly [F in FilterOf<C>]?: Suggestion };
  readonly export?: Exports;
  /** Rows a page until somebody chooses another number; 10 when left out (R9.1, R9.2). */
  readonly pageSize?: number;
  /** Beside the page links a page can be gone to by its number. */
  readonly goToPage?: boolean;
  /** Another resource that people may mean: `resources.<name>.beside` says below the title what is to be found there. */
  readonly beside?: string;
  /** How the rows come until somebody sorts them; newest change first when left out. */
  readonly sort?: { readonly field: RowField<C>; readonly order: 'ASC' | 'DESC' };
  /** The record's title leads here. */
  readonly opens?: Action<RowOf<C>> & { readonly does: 'link' };
  /** Which rows need somebody: counted beside the page's title as `resources.<name>.facts.attention`. */
  readonly attention?: readonly FilterValues<C>[];
  /** The same rows on a map, at `/app/<resource>/map`, usually lazy; it reads the list's filter by itself. */
  readonly map?: ComponentType;
  /** On a phone: the line under the title, and the line below with its last value at the right. */
  readonly card?: {
    readonly under: readonly (RowField<C> | Own)[];
    readonly foot: readonly (RowField<C> | Own)[];
  };
}

/** An exception for a field of the row; a field of the screen's own must say what it shows. */
type FieldOf<C extends Collection, F> = F extends ShownField<C> | FormField<C>
  ? Field<RowOf<C>>
  : Field<RowOf<C>> & { readonly value: (row: RowOf<C>) => unknown };

/** Says what a record is called. */
export type NameOf<R> = (
  row: R,
  translate: (key: string, values?: Record<string, unknown>) => string,
) => string;

/** `K`: the names that `fields` speaks of. */
export interface Declaration<C extends Collection, K extends string> {
  readonly icon: IconName;
  /** The field that names a record to people. */
  readonly title: RowField<C>;
  /** What a record is called where that field alone does not say it; `translate` gives the words of a message. */
  readonly nameOf?: NameOf<RowOf<C>>;
  readonly list: ListDeclaration<C, NoInfer<K>>;
  /** What is entered when one is made or changed. Without it nothing can be. */
  readonly form?: Sections<FormField<C>>;
  /** A small form stands in a dialog over the list; a page of its own otherwise. */
  readonly formIn?: 'page' | 'dialog';
  /** What the page of a record shows; what its form holds when left out. */
  readonly show?: Sections<ShownField<C> | NoInfer<K>>;
  /** What stands below the facts of a record's page, made by hand. */
  readonly below?: ComponentType<{ readonly row: RowOf<C> }>;
  /** What the history calls its records (domain/events.ts), where that is not the resource's name; false where they have none. */
  readonly history?: AuditSubject | false;
  /** Its words come with those of the pages made by hand, so that no other page carries them. */
  readonly pageMessages?: boolean;
  readonly fields?: { readonly [F in K]: FieldOf<C, F> };
  readonly actions?: Readonly<Record<string, Action<RowOf<C>>>>;
}
