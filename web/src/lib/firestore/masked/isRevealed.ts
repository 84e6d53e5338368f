import type { Masking } from './MaskingContext.ts';

/** Reports whether a document is one that the current person has asked to see, or something below it. */
export function isRevealed({ revealed }: Pick<Masking, 'revealed'>, path: string): boolean {
  return revealed.some((seen) => path === seen || path.startsWith(`${seen}/`));
}
