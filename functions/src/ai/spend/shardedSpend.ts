import { randomInt } from 'node:crypto';
import { DAY_MS } from '@parlance/domain/durations';
import { FieldValue } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';
import type { SpendStore } from './SpendStore.ts';

/** Firestore takes about one write a second of one document; a process writes every half minute. */
const SHARDS = 10;
/** Retention period of a day's counters. */
const KEPT_MS = 7 * DAY_MS;

/** spend/{day}-{shard}: counters of which each process takes one by chance, so that none is written too often. */
export const shardedSpend: SpendStore = {
  add: async (day, microUsd) => {
    const expiresAt = new Date(Date.parse(day) + KEPT_MS);
    const shard = { microUsd: FieldValue.increment(microUsd), expiresAt };
    await refs.spend(day, String(randomInt(SHARDS))).set(shard, { merge: true });
  },
  read: async (day) => {
    const shards = await Promise.all(
      Array.from({ length: SHARDS }, (_, shard) => refs.spend(day, String(shard)).get()),
    );
    return shards.reduce((sum, shard) => sum + (shard.data()?.microUsd ?? 0), 0);
  },
};
