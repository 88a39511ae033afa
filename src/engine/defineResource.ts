// A resource on the screen: one declaration, checked against its contract, made ready for the screens.
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Collection } from '../../contract/collection.ts';
import type { Needs } from '../../contract/endpoint.ts';
import type { Action, LinkAction } from './actions/action.ts';
import type { Declaration, Exports, Field, NameOf, Suggestion } from './declarations.ts';
import type { IconName } from '../ui/Icon.tsx';
import type { AnyRow } from './fields/fieldType.ts';
import { withOwnActions } from './actions/ownActions.ts';
import { sectionsOf, type Section } from './sections.ts';

/** A declared resource as the engine's screens read it: names are names, whatever the resource. */
export interface Resource {
  readonly name: string;
  readonly collection: Collection;
  /** Who may open its list, hence sees it in the menu. */
  readonly needs: Needs;
  readonly icon: IconName;
  readonly title: string;
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
    readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
    readonly opens?: LinkAction<AnyRow>;
    readonly attention?: readonly AnyRow[];
    readonly map?: ComponentType;
    readonly card?: { readonly under: readonly string[]; readonly foot: readonly string[] };
  };
  /** Empty where nothing can be entered. */
  readonly form: readonly Section[];
  readonly formIn: 'page' | 'dialog';
  /** Empty where a record has no page of its own. */
  readonly show: readonly Section[];
  /** Below the facts on its page. */
  readonly below?: ComponentType<{ readonly row: AnyRow }>;
  /** What the history calls its records; undefined where they have none. */
  readonly history: string | undefined;
  /** Its words come with those of the pages made by hand. */
  readonly pageMessages?: boolean;
  readonly fields: Readonly<Record<string, Field>>;
  /** Those of the declaration, and those that the endpoints offer by themselves. */
  readonly actions: Readonly<Record<string, Action<AnyRow>>>;
}

/** What of a form the record answers too: a secret is entered and never read. */
function answered({ one, list }: Collection, form: readonly Section[]): readonly Section[] {
  const { shape = {} } = (one?.output ?? {}) as Partial<z.ZodObject>;
  const names = new Set([...Object.keys(shape), ...Object.keys(list.row.shape)]);
  return form
    .map((section) => ({ ...section, fields: section.fields.filter((name) => names.has(name)) }))
    .filter((section) => section.fields.length > 0);
}

/** The days by which the contract lets a list be filtered: its `between` filters, by field. */
const periodsIn = ({ list }: Collection) =>
  Object.fromEntries(
    list.filters.flatMap((name) => {
      const { ends, end } = (list.input.shape[name] as z.ZodType).meta() ?? {};
      const isFirst = end === 'from' && typeof ends === 'string';
      return isFirst ? [[ends, [name, `${ends}To`]] as const] : [];
    }),
  );

/** The files that an own collection's list is given as, where the declaration does not say otherwise. */
const exportsOf = ({ feature, exportCsv, exportXlsx }: Collection): Exports | undefined =>
  feature && exportCsv && exportXlsx ? { csv: exportCsv, xlsx: exportXlsx } : undefined;

/**
 * Declares what staff see of a resource. A column that the list answer lacks, a filter that the list endpoint does not
 * take, a form field that neither create nor update takes and an action whose input lacks a field do not compile.
 * @param name the resource's one name, on every floor: `lockers`
 */
export function defineResource<C extends Collection, K extends string = never>(
  name: string,
  collection: C,
  declaration: Declaration<C, K>,
): Resource {
  const said = declaration as unknown as Pick<
    Resource,
    'icon' | 'title' | 'nameOf' | 'list' | 'below' | 'pageMessages'
  > &
    Partial<Pick<Resource, 'fields' | 'actions'>>;
  const periods = { ...periodsIn(collection), ...said.list.periods };
  const form = sectionsOf(declaration.form);
  const show = declaration.show ? sectionsOf(declaration.show) : answered(collection, form);
  return {
    ...said,
    list: { export: exportsOf(collection), ...said.list, periods },
    name,
    collection,
    needs: collection.list.needs,
    form,
    formIn: declaration.formIn ?? 'page',
    show: collection.one ? show : [],
    history: declaration.history === false ? undefined : (declaration.history ?? name),
    fields: said.fields ?? {},
    actions: withOwnActions(collection, form.length > 0, said.actions ?? {}),
  };
}
