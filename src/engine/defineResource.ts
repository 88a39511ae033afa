// Declares a resource for the UI, checked against its contract and prepared for the screens.
import type { z } from 'zod';
import type { Collection } from '../../contract/collection.ts';
import type { Needs } from '../../contract/endpoint.ts';
import type { Action, EndpointAction, OpenForm } from './actions/action.ts';
import type { Declaration, Exports, Field } from './declarations.ts';
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

/** What the screens read as it was declared, with plain string names. */
type Declared = Pick<
  Declaration<Collection, string>,
  'icon' | 'title' | 'elsewhere' | 'nameOf' | 'list' | 'below' | 'pageMessages'
>;

/** A declared resource as the screens read it. */
export interface Resource extends Declared {
  readonly name: string;
  readonly collection: Collection;
  /** Permissions to open its list, which also put it into the menu. */
  readonly needs: Needs;
  /** Empty if the resource is read-only. */
  readonly form: readonly Section[];
  readonly formIn: 'page' | 'dialog';
  /** Form fields that a copy of a record leaves empty; undefined if its form is not filled in from a record. */
  readonly duplicate?: { readonly without: readonly string[] };
  /** Empty if a record has no page. */
  readonly show: readonly Section[];
  /** The subject's name in the history; undefined if there is none. */
  readonly history: string | undefined;
  readonly fields: Readonly<Record<string, Field>>;
  /** Declared actions and those derived from the endpoints. */
  readonly actions: Actions;
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
  const declared = declaration as unknown as Declared &
    Partial<Pick<Resource, 'duplicate' | 'fields' | 'actions'>>;
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
