import { useEffect, useState } from 'react';
import type { FileViews } from './FILE_VIEWS.ts';

/** The code of files, loaded once `isNeeded`; undefined until it is there. Where it cannot be loaded, files are their names. */
export function useFileViews(isNeeded: boolean): FileViews | undefined {
  const [views, setViews] = useState<FileViews>();
  useEffect(() => {
    if (!isNeeded) return;
    import('./FILE_VIEWS.ts').then((loaded) => setViews(loaded.FILE_VIEWS)).catch(() => undefined);
  }, [isNeeded]);
  return views;
}
