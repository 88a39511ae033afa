// All routes of the server.
import { ownResources } from '../contract/ownResources.ts';
import type { TableName } from './db/tables.ts';
import type { Route } from './http/routesOf.ts';
import { routesOfTable } from './lists/routesOfTable.ts';
import { routeModules } from './routeModules.ts';

const isRoutes = (value: unknown): value is readonly Route[] =>
  Array.isArray(value) && value.every((one) => Object.hasOwn(Object(one), 'endpoint'));

const listed = Object.values(routeModules)
  .flatMap((module) => Object.values(module))
  .filter(isRoutes)
  .flat();

/** Own resources without routes of their own: their tables have their names. */
function plainRoutes(): Route[] {
  const served = new Set(listed.map(({ endpoint }) => endpoint));
  return Object.entries(ownResources)
    .filter(([, { list }]) => !served.has(list))
    .flatMap(([table, resource]) => routesOfTable(resource, { table: table as TableName }));
}

export const allRoutes: readonly Route[] = [...listed, ...plainRoutes()];
