// Which calls the product documents, and which are our own.
import type { Endpoint } from './endpoint.ts';

/** The one documented call below the root of our own resources. */
const COMPANY_DELETE = '/api/v1/company/delete';

/**
 * Whether another server that speaks the documented calls answers this one. Ours stand below `/api/v1/`, beside
 * `/api/capabilities`: "the back-office must work unchanged against another server that speaks the documented calls".
 */
export const isDocumented = ({ path }: Pick<Endpoint, 'path'>): boolean =>
  path === COMPANY_DELETE || !(path.startsWith('/api/v1/') || path === '/api/capabilities');
