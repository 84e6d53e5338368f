import type { MutedPassage } from './contradiction.ts';

/** Reports whether a passage is muted, so that answers do without it. */
export function isMuted(muted: readonly MutedPassage[], { sourceId, hash }: MutedPassage): boolean {
  return muted.some((one) => one.sourceId === sourceId && one.hash === hash);
}
