// Leads from a documented address to where the page lives, its query kept.
import { Navigate, useLocation } from 'react-router-dom';

/** `to` is an address below /app. */
export function Lead({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={`/app/${to}${search}${hash}`} replace />;
}
