import { foldShards } from '@parlance/domain/analytics/counting/foldShards';
import { type Stats, statsSchema } from '@parlance/domain/documents/chats/stats';
import { db } from '../kernel/platform/app.ts';
import type { FigureDay } from './countFigures.ts';
import { readStored } from './folding/readStored.ts';

/**
 * A chatbot's figures of a day to this moment, also what no minute has added to the day's document yet. Undefined where nothing was
 * counted. One read, and one for each shard that was written since the last minute.
 */
export async function readFigureDay(place: FigureDay): Promise<Stats | undefined> {
  const { chatbotId, day } = place;
  const { stats, shards } = await db.runTransaction((transaction) => readStored(place, transaction), {
    readOnly: true,
  });
  if (stats === undefined && shards.length === 0) return undefined;
  return foldShards(
    stats ?? statsSchema.parse({ chatbotId, day }),
    shards.map(({ shard }) => shard),
  );
}
