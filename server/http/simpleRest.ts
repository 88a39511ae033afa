// The dialect of our own resources' lists: what ra-data-simple-rest asks becomes a list's input, a page becomes its answer.
import type { Endpoint } from '../../contract/endpoint.ts';
import { badInput } from './badInput.ts';

type Query = Readonly<Record<string, string>>;

/** A listing that speaks the dialect; every other call of a resource of our own is plain JSON. */
export const isRestList = ({ dialect, method, path }: Endpoint): boolean =>
  dialect === 'simple-rest' && method === 'GET' && !path.includes(':');

/** The resource that a listing is of: `/api/v1/lockerGroups` is of lockerGroups. */
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

/** `[0,9]` is the first page of ten. A range that is no page (`[5,14]`) is none that a pager asks. */
function pageIn(range: unknown): { page?: number; size?: number } {
  if (range === undefined) return {};
  const [first, last] = Array.isArray(range) && range.length === 2 ? (range as unknown[]) : [];
  if (!isWhole(first) || !isWhole(last) || first < 0 || last < first)
    throw badInput('range', 'malformed');
  const size = last - first + 1;
  if (size > 10_000) throw badInput('range', 'tooBig');
  if (first % size !== 0 || first / size > 1_000_000) throw badInput('range', 'notAllowed');
  return { page: first / size, size };
}

/** `["name","ASC"]`. The field is checked where every list's sort is. */
function sortIn(sort: unknown): { sort?: string } {
  if (sort === undefined) return {};
  const [field, order] = Array.isArray(sort) && sort.length === 2 ? (sort as unknown[]) : [];
  if (typeof field !== 'string' || (order !== 'ASC' && order !== 'DESC'))
    throw badInput('sort', 'malformed');
  return { sort: `${field},${order.toLowerCase()}` };
}

const PAGING = ['page', 'size', 'sort'];

/** An object of the list's filters; asked for by numbers and without a range, all of them are one page. */
function filterIn(filter: unknown, ranged: boolean): Record<string, unknown> {
  if (filter === undefined) return {};
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    throw badInput('filter', 'malformed');
  const paging = PAGING.find((name) => Object.hasOwn(filter, name));
  if (paging !== undefined) throw badInput(`filter.${paging}`, 'unknown');
  const ids = 'id' in filter && Array.isArray(filter.id) ? filter.id.length : 0;
  return { ...filter, ...(ids > 0 && !ranged ? { size: ids } : {}) };
}

/** The input of a list as `sort`, `range` and `filter` say it. Refuses anything else with BAD_INPUT. */
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

/** Told where there are more rows than `Content-Range` says: a long list is not counted to its end. */
const IS_LEAST = { 'X-Total-Is-Least': 'true' };

/** A page as the dialect answers it: the bare rows, and where they stand among how many (`lockerGroups 0-9/40`). */
export function restListResponse(
  endpoint: Endpoint,
  asked: { page: number; size: number },
  { content, totalElements, totalIsLeast = false }: Counted,
): Response {
  const first = asked.page * asked.size;
  const range = content.length === 0 ? '*' : `${first}-${first + content.length - 1}`;
  return Response.json(content, {
    headers: {
      'Content-Range': `${resourceOf(endpoint)} ${range}/${totalElements}`,
      ...(totalIsLeast ? IS_LEAST : {}),
    },
  });
}
