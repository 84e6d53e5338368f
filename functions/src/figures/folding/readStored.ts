import type { FigureShard } from '@parlance/domain/documents/chats/figureShard';
import type { Stats } from '@parlance/domain/documents/chats/stats';
import { shardsOfDay } from '@parlance/domain/queries/figures';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import type { FigureDay } from '../countFigures.ts';

interface StoredDay {
  ref: DocumentReference;
  stats: Stats | undefined;
  /** Figures counted since the day's document was written. */
  shards: readonly { ref: DocumentReference; shard: FigureShard }[];
}

/** All that is stored of a day, as it is at one moment. */
export async function readStored({ orgId, chatbotId, day }: FigureDay, transaction: Transaction): Promise<StoredDay> {
  const parts = queryOf(refs.figureShards(orgId), shardsOfDay, { chatbotId, day });
  const ref = refs.stats(orgId, chatbotId, day);
  const [stats, shards] = await Promise.all([transaction.get(ref), transaction.get(parts)]);
  return {
    ref: db.doc(ref.path),
    stats: stats.data(),
    shards: shards.docs.map((found) => ({ ref: db.doc(found.ref.path), shard: found.data() })),
  };
}
