import { createHash } from 'node:crypto';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { type DocumentReference, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { db } from '../app.ts';
import { transactionInTurn } from '../writes/transactionInTurn.ts';

const daySchema = z.object({ count: z.int() });

function counterOf(key: string, day: number): DocumentReference {
  return db.doc(paths.rateLimit(createHash('sha256').update(`day|${key}|${day}`).digest('hex')));
}

function dayNumber(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}

/**
 * Takes up to `wanted` of what `key` may use in the day (UTC) of `at`, `max` in all, and answers how much that is: 0 once the
 * day is used up. Exact, however many take at the same time. Counters end by the TTL on `expiresAt`.
 */
export async function takeFromDay(key: string, wanted: number, max: number, at: Date): Promise<number> {
  const day = dayNumber(at);
  const ref = counterOf(key, day);
  return transactionInTurn(ref.path, async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const count = data === undefined ? 0 : daySchema.parse(data).count;
    const taken = Math.max(0, Math.min(wanted, max - count));
    if (taken > 0) transaction.set(ref, { count: count + taken, expiresAt: Timestamp.fromMillis((day + 2) * DAY_MS) });
    return taken;
  });
}

/** Amount that `key` has left in the day (UTC) of `at`, of `max`. */
export async function leftOfDay(key: string, max: number, at: Date): Promise<number> {
  const data = (await counterOf(key, dayNumber(at)).get()).data();
  return data === undefined ? max : Math.max(0, max - daySchema.parse(data).count);
}

/**
 * Takes `wanted`, all or nothing, in the caller's transaction, which has written nothing yet. Answers what is left of the day when it
 * is not enough, and undefined once it is taken.
 */
export async function takeAllFromDay(
  transaction: Transaction,
  key: string,
  { wanted, max, at }: { wanted: number; max: number; at: Date },
): Promise<{ left: number } | undefined> {
  const day = dayNumber(at);
  const ref = counterOf(key, day);
  const data = (await transaction.get(ref)).data();
  const count = data === undefined ? 0 : daySchema.parse(data).count;
  if (count + wanted > max) return { left: Math.max(0, max - count) };
  transaction.set(ref, { count: count + wanted, expiresAt: Timestamp.fromMillis((day + 2) * DAY_MS) });
  return undefined;
}

/** One of the counters that a use is taken from. */
interface DayUse {
  key: string;
  max: number;
}

/**
 * Takes one use of each key from the day (UTC) of `at`, of all or of none, in the caller's transaction, which has written nothing yet.
 * Answers the `max` of a key that is used up, and undefined once they are taken.
 */
export async function takeOneOfEach(
  transaction: Transaction,
  uses: readonly DayUse[],
  at: Date,
): Promise<number | undefined> {
  const day = dayNumber(at);
  const counters = uses.map(({ key }) => counterOf(key, day));
  const found = await transaction.getAll(...counters);
  const counts = found.map((counter) => (counter.exists ? daySchema.parse(counter.data()).count : 0));
  const full = uses.find(({ max }, index) => (counts[index] ?? 0) >= max);
  if (full !== undefined) return full.max;
  const expiresAt = Timestamp.fromMillis((day + 2) * DAY_MS);
  for (const [index, counter] of counters.entries()) {
    transaction.set(counter, { count: (counts[index] ?? 0) + 1, expiresAt });
  }
  return undefined;
}

/** Gives back in the caller's transaction what was taken from the day of `at` and not used. */
export function giveBackToDay(transaction: Transaction, key: string, amount: number, at: Date): void {
  const expiresAt = Timestamp.fromMillis((dayNumber(at) + 2) * DAY_MS);
  transaction.set(counterOf(key, dayNumber(at)), { count: FieldValue.increment(-amount), expiresAt }, { merge: true });
}

/** Gives back what was taken from the day of `at` and not used. */
export async function returnToDay(key: string, amount: number, at: Date): Promise<void> {
  await counterOf(key, dayNumber(at)).update({ count: FieldValue.increment(-amount) });
}
