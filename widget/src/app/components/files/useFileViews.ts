import { useEffect, useState } from 'react';
import type { FileViews } from './FILE_VIEWS.ts';

/** Kept for the next message: a file that grew once it is shown would be cut at the end of the chat. */
let present: FileViews | undefined;

async function loadFileViews(): Promise<FileViews> {
  const { FILE_VIEWS } = await import('./FILE_VIEWS.ts');
  present = FILE_VIEWS;
  return FILE_VIEWS;
}

/** The code of files, loaded once `isNeeded`; undefined until it is there. Where it cannot be loaded, files are their names. */
export function useFileViews(isNeeded: boolean): FileViews | undefined {
  const [views, setViews] = useState(() => present);
  useEffect(() => {
    if (isNeeded)
      loadFileViews()
        .then(setViews)
        .catch(() => undefined);
  }, [isNeeded]);
  return isNeeded ? views : undefined;
}
