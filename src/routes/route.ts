// What a route is, and the URLs of pages and resources.
import { z } from 'zod';
import type { Needs } from '../../contract/endpoint.ts';
import type { RecordId } from '../../domain/recordId.ts';
import { appUrl } from './roots.ts';

export interface Route<Q extends z.ZodObject = z.ZodObject> {
  /** Its path below the app, e.g. `box-info`. */
  readonly path: string;
  /** Permissions, in the same form as an endpoint's. */
  readonly needs: Needs;
  /** Its query parameters; required unless optional. */
  readonly query: Q;
}

const NO_QUERY = z.object({});
type NoQuery = (typeof NO_QUERY)['shape'];

/** Declares a page's route. */
export const route = <S extends z.ZodRawShape = NoQuery>(
  path: string,
  needs: Needs,
  query: S = {} as S,
): Route<z.ZodObject<S>> => ({ path, needs, query: z.object(query) });

/** A page's query; optional where every parameter is. */
type Query<Q extends z.ZodObject> =
  NoQuery extends z.input<Q> ? [query?: z.input<Q>] : [query: z.input<Q>];

/** The page's path with its query, below the app: `box-info?id=3`. Undefined and null values are omitted. */
export function pagePath<Q extends z.ZodObject>(to: Route<Q>, ...[query]: Query<Q>) {
  const given = Object.entries(query ?? {}).filter(([, value]) => value != null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${to.path}?${search}` : to.path;
}

/** The page's URL: `/app/box-info?id=3`. */
export const pageUrl = <Q extends z.ZodObject>(to: Route<Q>, ...query: Query<Q>): string =>
  appUrl(pagePath(to, ...query));

/** Resources that pages link to by name, since a page does not import their declarations. */
export const RESOURCES = [
  'agents',
  'alerts',
  'audit',
  'availability',
  'bookings',
  'boxStates',
  'cases',
  'districts',
  'holidays',
  'legacyLockers',
  'lockerGroups',
  'lockers',
  'members',
  'messages',
  'parcelCategories',
  'parcels',
  'providers',
  'provinces',
  'reportSchedules',
  'roles',
  'screenSavers',
  'staff',
  'terminalUsers',
  'versions',
] as const;

/** A declared resource, or the name of one. */
type ResourceLike = (typeof RESOURCES)[number] | { readonly name: string };

const nameOf = (resource: ResourceLike) =>
  typeof resource === 'string' ? resource : resource.name;

/** The path of a resource's list, below the app. */
export const listPath = (resource: ResourceLike, filter?: object): string =>
  nameOf(resource) + (filter ? `?${new URLSearchParams({ filter: JSON.stringify(filter) })}` : '');

/**
 * The path of a resource's form for a new record, below the app.
 * @param source fills it in: values, or the id of a record to copy
 */
export function createPath(resource: ResourceLike, source?: object | string | number): string {
  const path = `${nameOf(resource)}/create`;
  if (source === undefined) return path;
  const text = typeof source === 'object' ? JSON.stringify(source) : String(source);
  return `${path}?${new URLSearchParams({ source: text })}`;
}

/** The path of a record's form, below the app. */
export const editPath = (resource: ResourceLike, id: RecordId): string =>
  `${nameOf(resource)}/${encodeURIComponent(id)}`;

/** The path of a record's page, below the app. */
export const showPath = (resource: ResourceLike, id: RecordId): string =>
  `${editPath(resource, id)}/show`;

/** A resource's list, with a filter. */
export const listUrl = (...to: Parameters<typeof listPath>): string => appUrl(listPath(...to));
/** A resource's list as a map. */
export const mapUrl = (resource: ResourceLike): string => `${listUrl(resource)}/map`;
/** A resource's form for a new record; `source` fills it in. */
export const createUrl = (...to: Parameters<typeof createPath>): string =>
  appUrl(createPath(...to));
/** A record's form. */
export const editUrl = (...to: Parameters<typeof editPath>): string => appUrl(editPath(...to));
/** A record's page. */
export const showUrl = (...to: Parameters<typeof showPath>): string => appUrl(showPath(...to));
