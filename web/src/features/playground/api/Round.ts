import { type AnswerDraft } from '@parlance/domain/contracts/playground';
import type { Trial } from '#web/lib/preview/Trial.ts';

export const SIDES = ['a', 'b'] as const;

export type Side = (typeof SIDES)[number];

/** An answer on its way, there, or failed. */
export type Attempt =
  | { status: 'busy'; text: string }
  | { status: 'done'; trial: Trial }
  | { status: 'failed'; error: unknown };

/** One question with what both sides say to it. */
export interface Round {
  id: string;
  question: string;
  /** The settings that each side had when it was asked. */
  drafts: Readonly<Record<Side, AnswerDraft>>;
  attempts: Readonly<Record<Side, Attempt>>;
}
