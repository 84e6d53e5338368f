import type { Trial } from '#web/lib/preview/Trial.ts';

/** A question that was tried, with its answer. */
export interface Asked {
  question: string;
  trial: Trial;
}
