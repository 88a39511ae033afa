// The own resources by name: what the server derives tables, routes and documentation from, unless it has its own.
import type { Collection } from './collection.ts';
import type { Endpoint } from './endpoint.ts';
import * as groups from './groups.ts';

/** A collection of which staff create, change and delete records. */
export type OwnResource = Collection &
  Readonly<Record<'one' | 'create' | 'update' | 'remove', Endpoint>>;

const isOwn = (group: object): group is OwnResource =>
  'create' in group && 'dialect' in group && group.dialect === 'simple-rest';

export const ownResources: Readonly<Record<string, OwnResource>> = Object.fromEntries(
  Object.entries<object>(groups).flatMap(([name, group]) => (isOwn(group) ? [[name, group]] : [])),
);
