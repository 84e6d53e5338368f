import { use } from 'react';
import { isRevealed } from './isRevealed.ts';
import { MaskingContext } from './MaskingContext.ts';

/** Reports whether personal data of visitors is masked for the current person: in lists, or in the document with this path. */
export function useIsMasked(path?: string): boolean {
  const masking = use(MaskingContext);
  return masking !== undefined && (path === undefined || !isRevealed(masking, path));
}
