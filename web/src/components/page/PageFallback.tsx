import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { site } from '#web/config/site.ts';
import { fallbackTitle } from './fallbackTitle.ts';

const subscribe = () => () => undefined;

/** The title while nobody knows the page's own: its address's. The file that all pages begin as knows no address. */
function useFallbackTitle(): string {
  const { pathname } = useLocation();
  const isFile = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const title = isFile ? '' : fallbackTitle(pathname);
  return title === '' ? site.name : `${title} · ${site.name}`;
}

/** Stands while the first code and texts arrive. It needs neither: plain styles from theme/base.css and the logo's shape. */
export function PageFallback() {
  const title = useFallbackTitle();
  return (
    <output className="page-fallback" aria-busy="true">
      <title>{title}</title>
      <svg viewBox="0 0 32 32" width="40" height="40" role="img" aria-label="Parlance">
        <path
          d="M9 3h14a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6h-6.500l-6.900 5.100A1 1 0 0 1 8 28.300V24A6 6 0 0 1 3 18V9a6 6 0 0 1 6-6Z"
          fill="currentColor"
        />
      </svg>
    </output>
  );
}
