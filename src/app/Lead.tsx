// Leads from a documented address to where the page lives, its query kept.
import { Navigate, useLocation } from 'react-router-dom';
import type { Address } from './addresses.ts';

/** `to` is an address below /app, unless what is asked leads elsewhere. */
export function Lead({ to, asked }: Omit<Address, 'from'>) {
  const { search, hash } = useLocation();
  const own = asked?.(new URLSearchParams(search));
  return <Navigate to={own ? `/app/${own}` : `/app/${to}${search}${hash}`} replace />;
}
