import { use } from 'react';
import { MaskingContext } from './MaskingContext.ts';

/** Whether personal data of visitors is masked for the current person. */
export function useIsMasked(): boolean {
  return use(MaskingContext) !== undefined;
}
