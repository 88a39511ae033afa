// The ra-data-simple-rest dialect of our own resources: converts list requests and responses.
import type { Endpoint } from '../../contract/endpoint.ts';
import { PICKER_SIZE } from '../../domain/limits.ts';
import { badInput } from './badInput.ts';

type Query = Readonly<Record<string, string>>;

/** Whether the endpoint is a list in the dialect; all others use plain JSON. */
export const isRestList = ({ dialect, method, path }: Endpoint): boolean =>
  dialect === 'simple-rest' && method === 'GET' && !path.includes(':');

/** The resource of a list endpoint: `lockerGroups` for `/api/v1/lockerGroups`. */
export const resourceOf = ({ path }: Endpoint): string => path.slice(path.lastIndexOf('/') + 1);

function jsonIn(query: Query, name: string): unknown {
  const text = query[name];
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw badInput(name, 'malformed');
  }
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** `[0,9]` is the first page of ten. A range that is not a whole page, such as `[5,14]`, is rejected. */
function pageIn(range: unknown): { page?: number; size?: number } {
  if (range === undefined) return {};
  const [first, last] = Array.isArray(range) && range.length === 2 ? (range as unknown[]) : [];
  if (!isWhole(first) || !isWhole(last) || first < 0 || last < first)
    throw badInput('range', 'malformed');
  const size = last - first + 1;
  if (size > PICKER_SIZE) throw badInput('range', 'tooBig');
  if (first % size !== 0 || first / size > 1_000_000) throw badInput('range', 'notAllowed');
  return { page: first / size, size };
}

/** `["name","ASC"]`. The field itself is checked with every list's sort. */
function sortIn(sort: unknown): { sort?: string } {
  if (sort === undefined) return {};
  const [field, order] = Array.isArray(sort) && sort.length === 2 ? (sort as unknown[]) : [];
  if (typeof field !== 'string' || (order !== 'ASC' && order !== 'DESC'))
    throw badInput('sort', 'malformed');
  return { sort: `${field},${order.toLowerCase()}` };
}

const PAGING = ['page', 'size', 'sort'];

/** An object of the list's filters; a request for given ids without a range is one page. */
function filterIn(filter: unknown, ranged: boolean): Record<string, unknown> {
  if (filter === undefined) return {};
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    throw badInput('filter', 'malformed');
  const paging = PAGING.find((name) => Object.hasOwn(filter, name));
  if (paging !== undefined) throw badInput(`filter.${paging}`, 'unknown');
  const ids = 'id' in filter && Array.isArray(filter.id) ? filter.id.length : 0;
  return { ...filter, ...(ids > 0 && !ranged ? { size: ids } : {}) };
}

/** The list input from `sort`, `range` and `filter`. Throws BAD_INPUT for anything else. */
export function restListInput(query: Query): Record<string, unknown> {
  const { sort: _sort, range: _range, filter: _filter, ...others } = query;
  const unknown = Object.keys(others)[0];
  if (unknown !== undefined) throw badInput(unknown, 'unknown');
  const range = jsonIn(query, 'range');
  return {
    ...filterIn(jsonIn(query, 'filter'), range !== undefined),
    ...pageIn(range),
    ...sortIn(jsonIn(query, 'sort')),
  };
}

interface Counted {
  readonly content: unknown[];
  readonly totalElements: number;
  readonly totalIsLeast?: boolean;
}

/** Sent when there are more rows than `Content-Range` states: long lists are not counted to the end. */
const IS_LEAST = { 'X-Total-Is-Least': 'true' };

/** A page in the dialect: the bare rows, with Content-Range (`lockerGroups 0-9/40`). */
export function restListResponse(
  endpoint: Endpoint,
  params: { page: number; size: number },
  { content, totalElements, totalIsLeast = false }: Counted,
): Response {
  const first = params.page * params.size;
  const range = content.length === 0 ? '*' : `${first}-${first + content.length - 1}`;
  return Response.json(content, {
    headers: {
      'Content-Range': `${resourceOf(endpoint)} ${range}/${totalElements}`,
      ...(totalIsLeast ? IS_LEAST : {}),
    },
  });
}
