import { use, useMemo } from 'react';
import { createMaskedReader, type MaskedReader } from './createMaskedReader.ts';
import { MaskingContext } from './MaskingContext.ts';
import { isRevealed } from './isRevealed.ts';
import { maskedSource } from './maskedSource.ts';

/** Reader that reads a path masked; undefined if the current person reads it live, as it is stored. */
export function useMaskedReader(path: string): MaskedReader | undefined {
  const masking = use(MaskingContext);
  return useMemo(() => {
    const source = maskedSource(path);
    if (masking === undefined || source === undefined || isRevealed(masking, path)) return undefined;
    return createMaskedReader(masking, source);
  }, [masking, path]);
}
