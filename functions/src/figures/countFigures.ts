import { randomInt } from 'node:crypto';
import { newFigures } from '@parlance/domain/analytics/addFigures';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import { paths } from '@parlance/domain/paths';
import type { DocumentData, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { db } from '../kernel/platform/app.ts';
import { incrementsOf } from './folding/incrementsOf.ts';

/** One chatbot's day yyyy-mm-dd of the organization's calendar. */
export interface FigureDay {
  orgId: string;
  chatbotId: string;
  day: string;
}

/** Figures without what stays as it is. */
export function figureChange(change: Partial<Figures>): Figures {
  return { ...newFigures(), ...change };
}

/**
 * The parts in which a day is counted. Firestore takes about one write a second of one document for long; a chatbot with twenty answers
 * a second writes each part once in two seconds.
 * @see https://firebase.google.com/docs/firestore/solutions/counters
 */
export const FIGURE_SHARDS = 40;

let latest = randomInt(FIGURE_SHARDS);

/** A process takes the parts in turn, so that chance favours none; where it begins is chance, so that several do not go together. */
function nextShard(): string {
  latest = (latest + 1) % FIGURE_SHARDS;
  return String(latest);
}

/**
 * Changes the figures of a day in the commit of what they count: one write, to one of the day's shards, so that the answers of one
 * chatbot do not wait for each other. `foldFigures` adds it to the day's own document within about a minute. Nothing where `change`
 * has zeros alone and there is nothing `more`.
 * @param more What else the day has, such as a question without an answer.
 */
export function countFigures(
  commit: Transaction | WriteBatch,
  { orgId, chatbotId, day }: FigureDay,
  change: Figures,
  more: DocumentData = {},
): void {
  const figures = incrementsOf(change);
  if (Object.keys(figures).length + Object.keys(more).length === 0) return;
  const shard = db.doc(paths.figureShard(orgId, chatbotId, day, nextShard()));
  // An empty map would take the place of what was counted before.
  const counted = Object.keys(figures).length === 0 ? more : { figures, ...more };
  const data = { chatbotId, day, ...counted };
  if ('commit' in commit) commit.set(shard, data, { merge: true });
  else commit.set(shard, data, { merge: true });
}
