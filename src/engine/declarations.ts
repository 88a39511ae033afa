// Types of a resource's declaration, checked against the resource's contract.
import type { ComponentType, ReactElement } from 'react';
import type { z } from 'zod';
import type { Collection } from '../../contract/collection.ts';
import type { Endpoint, Input, Output } from '../../contract/endpoint.ts';
import type { AuditSubject } from '../../contract/operations/audit.ts';
import type { Action } from './actions/action.ts';
import type { IconName } from '../ui/Icon.tsx';
import type { Resource } from './defineResource.ts';
import type { AnyRow, FieldType } from './fields/fieldType.ts';
import type { FieldTypeName } from './fields/fieldTypes.tsx';
import type { Suggestion } from './suggest.ts';

/** A row of a resource's list according to the contract. */
export type RowOf<C extends Collection> = z.input<C['list']['row']>;
type RowField<C extends Collection> = keyof RowOf<C> & string;
/** A filter that the list endpoint accepts. */
export type FilterOf<C extends Collection> = C['list']['filters'][number];
/** The filter values of the list endpoint. */
export type FilterValues<C extends Collection> = Partial<
  Pick<Input<C['list']>, FilterOf<C> & keyof Input<C['list']>>
>;

type Asks<E> = E extends Endpoint ? keyof Input<E> & string : never;
type Answers<E> = E extends Endpoint ? keyof Output<E> & string : never;
/** A field that create or update accepts; a field of only one of them appears only there. */
export type FormField<C extends Collection> = Exclude<
  Asks<C['create']> | Asks<C['update']>,
  C['id']
>;
/** A field in the output of the list or of the record itself. */
type ShownField<C extends Collection> = RowField<C> | Answers<C['one']>;
/** Field names in order, or in sections: `resources.<name>.sections.<section>`. */
export type Sections<F extends string> = readonly F[] | Readonly<Record<string, readonly F[]>>;

/** A component of react-admin; without a source of its own it gets the field's name. */
export type Stock = ReactElement<{ readonly source?: string }>;

/** Overrides the contract's definition of a field, or adds a field to the screen. */
export interface Field<R = AnyRow> {
  readonly type?: FieldTypeName | FieldType<R>;
  /** An input of react-admin instead of the type's, such as `<TextInput multiline />`. */
  readonly input?: Stock;
  /** A field of react-admin instead of the type's, such as `<ReferenceField reference="lockers" />`. */
  readonly show?: Stock;
  /** The value to show, if it is not the row's field of this name. */
  readonly value?: (row: R) => unknown;
  /** The row's field that its value is computed from: servers that do not return that one have no such column. */
  readonly of?: string;
  /** Whether a form has it, by the form's other values; it is sent empty while it has not. */
  readonly when?: (values: AnyRow) => boolean;
  /** A form that has it refuses it empty, although the call may leave it out: the counterpart of `when`. */
  readonly required?: true;
  /** The sort of its column header, if it differs from the field's name. */
  readonly sort?: string;
}

/** Export endpoints; each accepts the list's filters and sort. */
export interface Exports {
  readonly csv?: Endpoint;
  readonly xlsx?: Endpoint;
  readonly pdf?: Endpoint;
}

export interface ListDeclaration<C extends Collection, Own extends string> {
  /** Default columns, in this order. */
  readonly columns: readonly (RowField<C> | Own)[];
  /** Optional columns. */
  readonly moreColumns?: readonly (RowField<C> | Own)[];
  /** Shown in the filter bar. */
  readonly filters: readonly FilterOf<C>[];
  /** Offered after the others. */
  readonly moreFilters?: readonly FilterOf<C>[];
  /** Date ranges: two time filters, under the name of the field that they refer to. */
  readonly periods?: Readonly<Record<string, readonly [from: FilterOf<C>, to: FilterOf<C>]>>;
  /** R5.50: ranges end today at the latest. */
  readonly pastOnly?: boolean;
  readonly suggest?: { readonly [F in FilterOf<C>]?: Suggestion };
  readonly export?: Exports;
  /** Default page size; 10 if omitted (R9.1, R9.2). */
  readonly pageSize?: number;
  /** Adds a go-to-page field beside the page links. */
  readonly goToPage?: boolean;
  /** A related resource: `resources.<name>.beside`, below the title, explains what it contains. */
  readonly beside?: string;
  /** Above the filters, usually lazy: what concerns all rows. */
  readonly notice?: ComponentType;
  /** Default sort; most recently updated first if omitted. */
  readonly sort?: { readonly field: RowField<C>; readonly order: 'ASC' | 'DESC' };
  /** In that order, rows with the same value of this field stand below a head with its name and their number. */
  readonly groupBy?: RowField<C> & FilterOf<C>;
  /** Replaces the table, for example by react-admin's `<Datagrid>`: rows, sort and page are in the list context. */
  readonly table?: ComponentType;
  /** Target of the record title's link. */
  readonly opens?: Action<RowOf<C>> & { readonly does: 'link' };
  /** Filter for rows that need attention: counted beside the title as `resources.<name>.facts.attention`. */
  readonly attention?: readonly FilterValues<C>[];
  /** Map view of the same rows at `/app/<resource>/map`, usually lazy; it reads the list's filter itself. */
  readonly map?: ComponentType;
  /** On phones: the line under the title, and the line below with its last value at the right. */
  readonly card?: {
    readonly under: readonly (RowField<C> | Own)[];
    readonly foot: readonly (RowField<C> | Own)[];
  };
}

/** Overrides a row's field; an additional field of the screen must define what it shows. */
type FieldOf<C extends Collection, F> = F extends ShownField<C> | FormField<C>
  ? Field<RowOf<C>>
  : Field<RowOf<C>> & { readonly value: (row: RowOf<C>) => unknown };

/** Returns a record's name. */
export type NameOf<R> = (
  row: R,
  translate: (key: string, values?: Record<string, unknown>) => string,
) => string;

/** `K`: the names in `fields`. */
export interface Declaration<C extends Collection, K extends string> {
  readonly icon: IconName;
  /** The field with the record's name. */
  readonly title: RowField<C>;
  /** A record's name, if that field is not sufficient; `translate` resolves messages. */
  readonly nameOf?: NameOf<RowOf<C>>;
  readonly list: ListDeclaration<C, NoInfer<K>>;
  /** The same from documented calls, for servers that do not announce this collection. */
  readonly elsewhere?: Resource;
  /** The create and edit form. Without it the resource is read-only. */
  readonly form?: Sections<FormField<C>>;
  /** A small form opens as a dialog over the list; otherwise it has its own page. */
  readonly formIn?: 'page' | 'dialog';
  /**
   * Adds the action "Duplicate": the form of a new record, filled in from this one. Fields that are unique or belong to
   * the one record stay empty, and so do secrets.
   */
  readonly duplicate?: { readonly without: readonly FormField<C>[] };
  /** Fields of the record page; defaults to those of the form. */
  readonly show?: Sections<ShownField<C> | NoInfer<K>>;
  /** Custom content below the facts of the record page. */
  readonly below?: ComponentType<{ readonly row: RowOf<C> }>;
  /** The subject's name in the history (domain/events.ts), if it differs from the resource's; false for none. */
  readonly history?: AuditSubject | false;
  /** Its messages are loaded with those of custom pages, and so is code that its screens draw with at once. */
  readonly pageMessages?: boolean | (() => Promise<unknown>);
  readonly fields?: { readonly [F in K]: FieldOf<C, F> };
  readonly actions?: Readonly<Record<string, Action<RowOf<C>>>>;
}
