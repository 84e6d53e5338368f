import type { MutedPassage } from './contradiction.ts';

/** Whether answers do without a passage. */
export function isMuted(muted: readonly MutedPassage[], { sourceId, hash }: MutedPassage): boolean {
  return muted.some((one) => one.sourceId === sourceId && one.hash === hash);
}
