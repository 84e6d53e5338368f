import type { Chat } from '@parlance/domain/documents/chats/chat';
import { CORRECTED_FIELDS } from '@parlance/domain/documents/chats/classified';
import { AppError } from '@parlance/domain/errors';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { findTopic } from '../../figures/findTopic.ts';
import { moveCounted } from '../../figures/moveCounted.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Values that a member sets instead of the model's; a missing field stays as it is. */
export type Correction = { [Field in Chat['corrected'][number]]?: Chat[Field] | undefined };

/**
 * Corrects category, topic and sentiment of a conversation, and moves the figures of one that is over. `classifyIdleChats` leaves a
 * corrected field alone from then on. The same again changes nothing. Throws `not-found`.
 */
export async function correctChat(who: Membership, chatId: string, correction: Correction): Promise<void> {
  const { orgId } = who;
  const ref = refs.chat(orgId, chatId);
  const before = (await ref.get()).data();
  if (before === undefined) throw new AppError('not-found');
  const topicId = await topicOf(orgId, before, correction.topic);
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'chat.write');
    const chat = (await transaction.get(ref)).data();
    if (chat === undefined) throw new AppError('not-found');
    const { category = chat.category, topic = chat.topic, sentiment = chat.sentiment } = correction;
    const said = CORRECTED_FIELDS.filter((field) => correction[field] !== undefined);
    const corrected = CORRECTED_FIELDS.filter((field) => said.includes(field) || chat.corrected.includes(field));
    const isKnown =
      corrected.length === chat.corrected.length && said.every((field) => correction[field] === chat[field]);
    if (isKnown) return;
    const corrections = { category, topic, sentiment, topicId: topicId === undefined ? chat.topicId : topicId };
    const counted = moveCounted(transaction, orgId, chat, corrections);
    transaction.update(ref, { ...corrections, corrected, ...counted });
  });
}

/** The topic of a corrected text, null for none; undefined where the text is not corrected. */
async function topicOf(
  orgId: string,
  { chatbotId }: Pick<Chat, 'chatbotId'>,
  topic: string | null | undefined,
): Promise<string | null | undefined> {
  return topic === undefined || topic === null ? topic : findTopic({ orgId, chatbotId }, topic);
}
