// Redirects from a documented URL to the page, keeping the query.
import { Navigate, useLocation } from 'react-router-dom';
import type { Address } from './addresses.ts';

/** `to` is a path below /app, unless the query leads elsewhere. */
export function Lead({ to, asked }: Omit<Address, 'from'>) {
  const { search, hash } = useLocation();
  const own = asked?.(new URLSearchParams(search));
  return <Navigate to={own ? `/app/${own}` : `/app/${to}${search}${hash}`} replace />;
}
