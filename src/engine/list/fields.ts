// A resource's field ready to draw: which kind, which value, and what its head sorts by.
import type { Resource } from '../defineResource.ts';
import type { AnyRow, Kind } from '../kinds/kind.ts';
import { kindNamed, kindOf } from '../kinds/kinds.ts';

export interface DrawnField {
  readonly name: string;
  readonly kind: Kind;
  /** The server's sort; nothing where it cannot sort by this. */
  readonly sort: string | undefined;
  readonly valueOf: (row: AnyRow) => unknown;
}

/** What the declaration says of a field, else what the contract says. */
export function drawnField(resource: Resource, name: string): DrawnField {
  const { list } = resource.collection;
  const said = resource.fields[name];
  const sort = said?.sort ?? name;
  const inferred = kindOf(list.row.shape[name] as Parameters<typeof kindOf>[0]);
  const named = typeof said?.kind === 'string' ? kindNamed(said.kind) : said?.kind;
  return {
    name,
    kind: named ?? inferred,
    sort: list.sorts.includes(sort) ? sort : undefined,
    valueOf: said?.value ?? ((row) => row[name]),
  };
}
