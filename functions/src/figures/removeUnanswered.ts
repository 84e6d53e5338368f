import type { Stats } from '@parlance/domain/documents/chats/stats';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from '../kernel/platform/app.ts';
import type { FigureDay } from './countFigures.ts';
import { readStored } from './folding/readStored.ts';

type Unanswered = Stats['unanswered'];

interface Removal {
  ref: DocumentReference;
  places: readonly string[];
}

/**
 * Takes questions without an answer out of a day: of its document and of what was counted since. The figures stay. Running it again is
 * harmless.
 */
export async function removeUnanswered(
  day: FigureDay,
  isGone: (question: Unanswered[string]) => boolean,
): Promise<void> {
  const placesOf = (unanswered: Unanswered = {}) =>
    Object.entries(unanswered).flatMap(([place, question]) => (isGone(question) ? place : []));
  const removalsIn = async (transaction: Transaction): Promise<readonly Removal[]> => {
    const { ref, stats, shards } = await readStored(day, transaction);
    return [
      { ref, places: placesOf(stats?.unanswered) },
      ...shards.map((part) => ({ ref: part.ref, places: placesOf(part.shard.unanswered) })),
    ].filter(({ places }) => places.length > 0);
  };
  // Without a lock at first: on most days there is nothing to take out.
  if ((await db.runTransaction(removalsIn, { readOnly: true })).length === 0) return;
  await db.runTransaction(async (transaction) => {
    for (const { ref, places } of await removalsIn(transaction)) {
      const gone = Object.fromEntries(places.map((place) => [place, FieldValue.delete()]));
      transaction.set(ref, { unanswered: gone }, { merge: true });
    }
  });
}
