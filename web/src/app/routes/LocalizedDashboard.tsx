import { Navigate, useLocation } from 'react-router';
import { checkIds } from '#web/app/checkIds.ts';

export const clientLoader = checkIds;

/** A page of the dashboard under the address that names a language, which the reader gets: it leads to the dashboard's own. */
export default function LocalizedDashboard() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`${pathname.replace(/^\/[a-z]{2}\//, '/')}${search}${hash}`} replace />;
}
