// Declares a resource for the UI, checked against its contract and prepared for the screens.
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Collection } from '../../contract/collection.ts';
import type { Needs } from '../../contract/endpoint.ts';
import type { Action, LinkAction, EndpointAction, OpenForm } from './actions/action.ts';
import type { Declaration, Exports, Field, NameOf } from './declarations.ts';
import type { Suggestion } from './suggest.ts';
import type { IconName } from '../ui/Icon.tsx';
import type { AnyRow } from './fields/fieldType.ts';
import { sectionsOf, type Section } from './sectionsOf.ts';

type Actions = Readonly<Record<string, Action<AnyRow>>>;

const removing = ({ id, remove }: Collection): EndpointAction<AnyRow> | undefined =>
  remove && {
    does: 'call',
    on: ['row', 'selection'],
    endpoint: remove,
    with: (row) => ({ [id]: row[id] }),
    confirm: true,
    grave: true,
  };

const opening = (
  endpoint: Collection['create'],
  on: 'row' | 'list',
  icon: 'edit' | 'plus',
): OpenForm | undefined => endpoint && { does: 'form', on, icon, endpoint };

const copying = ({ create, one }: Collection): OpenForm | undefined =>
  create && one && { does: 'form', on: 'row', endpoint: create, copies: true };

/**
 * Combines the actions of a resource's declaration and endpoints: `edit` first, `duplicate`, `remove` and `create` last.
 * A declared action with one of these names replaces the built-in one.
 */
function withOwnActions(
  collection: Collection,
  { hasForm, copies }: { readonly hasForm: boolean; readonly copies: boolean },
  declared: Actions,
): Actions {
  const edit = hasForm ? opening(collection.update, 'row', 'edit') : undefined;
  const create = hasForm ? opening(collection.create, 'list', 'plus') : undefined;
  const duplicate = hasForm && copies ? copying(collection) : undefined;
  const remove = removing(collection);
  return {
    ...(edit && { edit }),
    ...declared,
    ...(duplicate && !('duplicate' in declared) && { duplicate }),
    ...(remove && !('remove' in declared) && { remove }),
    ...(create && !('create' in declared) && { create }),
  };
}

/** A declared resource as the screens read it, with plain string names. */
export interface Resource {
  readonly name: string;
  readonly collection: Collection;
  /** Permissions to open its list, which also put it into the menu. */
  readonly needs: Needs;
  readonly icon: IconName;
  readonly title: string;
  /** The same from documented calls, for servers that do not announce this collection. */
  readonly elsewhere?: Resource;
  readonly nameOf?: NameOf<AnyRow>;
  readonly list: {
    readonly columns: readonly string[];
    readonly moreColumns?: readonly string[];
    readonly filters: readonly string[];
    readonly moreFilters?: readonly string[];
    readonly periods?: Readonly<Record<string, readonly [from: string, to: string]>>;
    readonly pastOnly?: boolean;
    readonly suggest?: Readonly<Record<string, Suggestion | undefined>>;
    readonly export?: Exports;
    readonly pageSize?: number;
    readonly goToPage?: boolean;
    readonly beside?: string;
    readonly notice?: ComponentType;
    readonly groupBy?: string;
    readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
    readonly opens?: LinkAction<AnyRow>;
    readonly attention?: readonly AnyRow[];
    readonly map?: ComponentType;
    readonly table?: ComponentType;
    readonly card?: { readonly under: readonly string[]; readonly foot: readonly string[] };
  };
  /** Empty if the resource is read-only. */
  readonly form: readonly Section[];
  readonly formIn: 'page' | 'dialog';
  /** Form fields that a copy of a record leaves empty; undefined if its form is not filled in from a record. */
  readonly duplicate?: { readonly without: readonly string[] };
  /** Empty if a record has no page. */
  readonly show: readonly Section[];
  /** Content below the facts on its page. */
  readonly below?: ComponentType<{ readonly row: AnyRow }>;
  /** The subject's name in the history; undefined if there is none. */
  readonly history: string | undefined;
  /** Its messages are loaded with those of custom pages, and so is what it names. */
  readonly pageMessages?: boolean | (() => Promise<unknown>);
  readonly fields: Readonly<Record<string, Field>>;
  /** Declared actions and those derived from the endpoints. */
  readonly actions: Readonly<Record<string, Action<AnyRow>>>;
}

/** The form fields that the record's output also has: secrets are write-only. */
function answered({ one, list }: Collection, form: readonly Section[]): readonly Section[] {
  const { shape = {} } = (one?.output ?? {}) as Partial<z.ZodObject>;
  const names = new Set([...Object.keys(shape), ...Object.keys(list.row.shape)]);
  return form
    .map((section) => ({ ...section, fields: section.fields.filter((name) => names.has(name)) }))
    .filter((section) => section.fields.length > 0);
}

/** Day filters of the contract's list: its `between` filters, by field. */
const periodsIn = ({ list }: Collection) =>
  Object.fromEntries(
    list.filters.flatMap((name) => {
      const { ends, end } = (list.input.shape[name] as z.ZodType).meta() ?? {};
      const isFirst = end === 'from' && typeof ends === 'string';
      return isFirst ? [[ends, [name, `${ends}To`]] as const] : [];
    }),
  );

/** Default export formats of an own collection's list. */
const exportsOf = ({ feature, exportCsv, exportXlsx }: Collection): Exports | undefined =>
  feature && exportCsv && exportXlsx ? { csv: exportCsv, xlsx: exportXlsx } : undefined;

/**
 * Declares the UI of a resource. Columns missing from the list's output, filters that the list endpoint does not accept,
 * form fields that neither create nor update accepts, and actions whose input lacks a field do not compile.
 * @param name the resource's name, the same in all layers: `lockers`
 */
export function defineResource<C extends Collection, K extends string = never>(
  name: string,
  collection: C,
  declaration: Declaration<C, K>,
): Resource {
  const declared = declaration as unknown as Pick<
    Resource,
    'icon' | 'title' | 'elsewhere' | 'nameOf' | 'list' | 'below' | 'pageMessages' | 'duplicate'
  > &
    Partial<Pick<Resource, 'fields' | 'actions'>>;
  const periods = { ...periodsIn(collection), ...declared.list.periods };
  const form = sectionsOf(declaration.form);
  const show = declaration.show ? sectionsOf(declaration.show) : answered(collection, form);
  return {
    ...declared,
    list: { export: exportsOf(collection), ...declared.list, periods },
    name,
    collection,
    needs: collection.list.needs,
    form,
    formIn: declaration.formIn ?? 'page',
    show: collection.one ? show : [],
    history: declaration.history === false ? undefined : (declaration.history ?? name),
    fields: declared.fields ?? {},
    actions: withOwnActions(
      collection,
      { hasForm: form.length > 0, copies: declared.duplicate !== undefined },
      declared.actions ?? {},
    ),
  };
}
