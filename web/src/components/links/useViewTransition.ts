import { type To, useLocation, useResolvedPath } from 'react-router';

/** True where the way to an address may be shown as movement: it is another page, and nobody asked for less motion. */
export function useViewTransition(to: To): boolean {
  const { pathname: here } = useLocation();
  const { pathname } = useResolvedPath(to);
  if (pathname === here || typeof window === 'undefined') return false;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
