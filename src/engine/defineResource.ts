// A noun on the screen: one declaration, checked against its contract, made ready for the screens.
import type { Collection } from '../../contract/collection.ts';
import type { Needs } from '../../contract/endpoint.ts';
import type { Action, Go } from './actions.ts';
import type { Declaration, Exports, Field, Suggestion } from './declarations.ts';
import type { IconName } from './Icon.tsx';
import type { AnyRow } from './kinds/kind.ts';

/** A declared noun as the engine's screens read it: names are names, whatever the noun. */
export interface Resource {
  readonly name: string;
  readonly collection: Collection;
  /** Who may open its list, hence sees it in the menu. */
  readonly needs: Needs;
  readonly icon: IconName;
  readonly title: string;
  readonly list: {
    readonly columns: readonly string[];
    readonly moreColumns?: readonly string[];
    readonly filters: readonly string[];
    readonly moreFilters?: readonly string[];
    readonly suggest?: Readonly<Record<string, Suggestion | undefined>>;
    readonly export?: Exports;
    readonly opens?: Go<AnyRow>;
    readonly attention?: readonly AnyRow[];
    readonly card?: { readonly under: readonly string[]; readonly foot: readonly string[] };
  };
  readonly fields: Readonly<Record<string, Field>>;
  readonly actions: Readonly<Record<string, Action<AnyRow>>>;
}

/**
 * Declares what staff see of a noun. A column that the list answer lacks, a filter that the list endpoint does not
 * take and an action whose input lacks a field do not compile.
 * @param name the noun's one name, on every floor: `lockers`
 */
export function defineResource<C extends Collection, K extends string = never>(
  name: string,
  collection: C,
  declaration: Declaration<C, K>,
): Resource {
  const said = declaration as unknown as Omit<Resource, 'name' | 'collection' | 'needs'>;
  return {
    ...said,
    name,
    collection,
    needs: collection.list.needs,
    fields: said.fields ?? {},
    actions: said.actions ?? {},
  };
}
