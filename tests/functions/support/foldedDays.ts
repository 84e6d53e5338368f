import { type Stats, statsSchema } from '@parlance/domain/documents/chats/stats';
import { paths } from '@parlance/domain/paths';
import { foldChatbot } from '../../../functions/src/figures/folding/foldFigures.ts';
import { admin } from '../../support/admin.ts';

/** The days' figures of an organization with all that was counted until now, as the next minute stores them, without when that was. */
export async function foldedDays(orgId: string): Promise<readonly Omit<Stats, 'foldedAt'>[]> {
  const { docs } = await admin.db.collection(paths.figureShards(orgId)).select('chatbotId').get();
  const chatbotIds = new Set(docs.map((shard): unknown => shard.get('chatbotId')));
  for (const chatbotId of chatbotIds) if (typeof chatbotId === 'string') await foldChatbot(orgId, chatbotId);
  const stats = await admin.db.collection(paths.allStats(orgId)).get();
  return stats.docs.map((day) => {
    const { foldedAt: _, ...figures } = statsSchema.parse(day.data());
    return figures;
  });
}
