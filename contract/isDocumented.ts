// Which calls the specification documents and which are extensions.
import type { Endpoint } from './endpoint.ts';

/** The one documented call under the path prefix of the extensions. */
const COMPANY_DELETE = '/api/v1/company/delete';

/**
 * Whether a third-party server that implements the documented calls has this endpoint. Extensions are below `/api/v1/`,
 * beside `/api/capabilities`; the back-office must also work against servers without them.
 */
export const isDocumented = ({ path }: Pick<Endpoint, 'path'>): boolean =>
  path === COMPANY_DELETE || !(path.startsWith('/api/v1/') || path === '/api/capabilities');
