// List URLs of the simple-rest dialect: JSON paging, sort and filters, and bare rows as a page.
import type { Endpoint } from '../../contract/endpoint.ts';
import { LIST_DEFAULTS } from '../../contract/listDefaults.ts';
import { queryOf, serverAddress } from './address.ts';

type Values = Record<string, unknown>;

/** Whether a list uses the dialect. */
export const isRestList = ({ dialect, method, path }: Endpoint): boolean =>
  dialect === 'simple-rest' && method === 'GET' && !path.includes(':');

const sizeOf = (input: Values): number =>
  typeof input['size'] === 'number' ? input['size'] : LIST_DEFAULTS.pagination.perPage;

/** `?sort=["name","ASC"]&range=[0,9]&filter={…}` for a list's input. */
export function restAddress(endpoint: Endpoint, input: Values): { url: string } {
  const { page = 0, size: _, sort, ...filter } = input;
  const size = sizeOf(input);
  const first = Number(page) * size;
  const [field, order] = typeof sort === 'string' ? sort.split(',') : [];
  const query = queryOf({
    sort: field === undefined ? undefined : JSON.stringify([field, order?.toUpperCase()]),
    range: JSON.stringify([first, first + size - 1]),
    filter: JSON.stringify(filter),
  });
  return { url: serverAddress() + endpoint.path + query };
}

/** Whether there are more rows than `Content-Range` states. */
export const isLeast = (headers: Headers): boolean => headers.get('X-Total-Is-Least') === 'true';

/** The page of bare rows according to `Content-Range`; without it they are complete. */
export function pageOfRows(body: unknown, headers: Headers, input: object) {
  const content = Array.isArray(body) ? body : [];
  const total = Number(headers.get('Content-Range')?.split('/')[1] ?? Number.NaN);
  const totalElements = Number.isInteger(total) ? total : content.length;
  return {
    content,
    totalElements,
    totalPages: Math.ceil(totalElements / sizeOf({ ...input })),
    ...(isLeast(headers) && { totalIsLeast: true }),
  };
}
