import type { Topic } from '@parlance/domain/documents/chats/topic';
import { AppError } from '@parlance/domain/errors';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

interface Place {
  topicId: string;
  /** Version that the caller has seen. */
  version: number;
}

/**
 * Changes a topic as `changesOf` says; undefined where there is nothing to change. Returns its version then. What the topic has already
 * may be asked for again with the version before. Throws `not-found`, or `topic-changed` where somebody else was faster.
 */
export async function changeTopic(
  who: Membership,
  { topicId, version }: Place,
  changesOf: (topic: Topic) => Partial<Topic> | undefined,
): Promise<number> {
  const ref = refs.topic(who.orgId, topicId);
  return db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'chat.write');
    const topic = (await transaction.get(ref)).data();
    if (topic === undefined || topic.mergedInto !== null) throw new AppError('not-found');
    const changes = changesOf(topic);
    if (changes === undefined) return topic.version;
    if (topic.version !== version) throw new AppError('topic-changed');
    transaction.update(ref, { ...changes, version: version + 1 });
    return version + 1;
  });
}
