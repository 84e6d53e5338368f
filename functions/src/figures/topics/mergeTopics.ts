import { AppError } from '@parlance/domain/errors';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

interface Merge {
  intoId: string;
  topicIds: readonly string[];
}

/**
 * Merges topics into another one of the same chatbot, with what was merged into them before: no topic is ever two steps from its
 * target. Figures are added up when they are read. The same again changes nothing. Throws `not-found`, or `invalid-input` where the
 * target is among them, merged itself, or another chatbot's.
 */
export async function mergeTopics(who: Membership, { intoId, topicIds }: Merge): Promise<void> {
  const { orgId } = who;
  const ids = [...new Set(topicIds)];
  if (ids.includes(intoId)) throw new AppError('invalid-input');
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'chat.write');
    const into = (await transaction.get(refs.topic(orgId, intoId))).data();
    if (into === undefined) throw new AppError('not-found');
    const { docs } = await transaction.get(refs.topics(orgId).where('chatbotId', '==', into.chatbotId));
    const known = new Map(docs.map((found) => [found.id, found.data()]));
    if (into.mergedInto !== null) throw new AppError('invalid-input');
    for (const id of ids) {
      if (known.has(id)) continue;
      const isElsewhere = (await transaction.get(refs.topic(orgId, id))).exists;
      throw new AppError(isElsewhere ? 'invalid-input' : 'not-found');
    }
    for (const [id, topic] of known) {
      const isMoved = ids.includes(id) || (topic.mergedInto !== null && ids.includes(topic.mergedInto));
      if (!isMoved || topic.mergedInto === intoId) continue;
      transaction.update(refs.topic(orgId, id), { mergedInto: intoId, version: topic.version + 1 });
    }
  });
}
