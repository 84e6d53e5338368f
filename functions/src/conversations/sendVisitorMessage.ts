import { MINUTE_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { isFile } from '../kernel/entries/isFile.ts';
import { newVisitorMessage, type VisitorMessage } from '@parlance/domain/documents/chats/message';
import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { queueThreadPost } from '../delivery/queueThreadPost.ts';
import { wakeTeamChat } from '../delivery/wakeTeamChat.ts';
import type { Visitor } from '../kernel/access/tokens/visitorToken.ts';
import { refs } from '../kernel/platform/refs.ts';
import { transactionInTurn } from '../kernel/platform/writes/transactionInTurn.ts';
import { requireAttachmentsLeft } from './handover/limits/requireAttachmentsLeft.ts';
import { takeAttachmentOfDay } from './handover/limits/takeAttachmentOfDay.ts';
import { ownChat } from './handover/ownChat.ts';
import { relayMessage } from './handover/live/relayMessage.ts';
import { widgetOf } from './handover/widgetOf.ts';
import { withVisitorText } from './handover/withVisitorText.ts';

export interface Saying {
  messageId: string;
  text: string;
  /** The stored file that the message is; its text is the file's name. */
  attachment?: VisitorMessage['attachment'];
  /** Reason for which a file was not taken, for which the message stands; its text is the file's name. */
  fileFault?: VisitorMessage['fileFault'];
}

/**
 * Stores what a visitor writes to the agent. It is no question to the chatbot: it costs no message of
 * the plan and is not in the day's figures. From the first one without a reply on, the agent's absence is noticed. Where
 * the agent has the conversation from a thread of Slack, it is posted there. A repeated `messageId` changes nothing. Throws `chat-not-taken-over`, and of a file `attachment-limit-reached` { max }.
 */
export async function sendVisitorMessage(
  visitor: Visitor,
  { messageId, text, attachment = null, fileFault = null }: Saying,
): Promise<void> {
  const { orgId, handover } = await widgetOf(visitor);
  const { chatbotId, chatId } = visitor;
  const posted = await transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const chat = await ownChat(orgId, visitor, transaction);
    const ref = refs.message(orgId, chatId, messageId);
    if ((await transaction.get(ref)).exists) return undefined;
    if (chat?.mode !== 'human') throw new AppError('chat-not-taken-over');
    const thread = (await transaction.get(refs.teamThread(orgId, chatId))).data();
    const now = new Date();
    if (attachment !== null) {
      requireAttachmentsLeft(chat);
      await takeAttachmentOfDay(transaction, orgId, now);
    }
    const awayAt = chat.handover?.awayAt ?? new Date(now.getTime() + handover.awayMinutes * MINUTE_MS);
    const message = newVisitorMessage({ chatbotId, text, attachment, fileFault, at: now, charged: false });
    transaction.create(ref, message);
    relayMessage(transaction, { orgId, chatId }, messageId, message);
    transaction.update(refs.chat(orgId, chatId), {
      messageCount: FieldValue.increment(1),
      lastMessage: text.slice(0, LIMITS.previewCharacters).toWellFormed(),
      lastMessageAt: now,
      visitorAttachments: FieldValue.increment(attachment === null ? 0 : 1),
      turns: withVisitorText(chat.turns, isFile(message) ? `[${text}]` : text),
      unread: true,
      classifiedAt: null,
      handover: chat.handover && { ...chat.handover, awayAt, awaitedSince: chat.handover.awaitedSince ?? now },
    });
    transaction.update(refs.live(orgId, chatId), { visitorTypingAt: null });
    if (thread === undefined || thread.agentUid !== chat.handover?.agentUid) return undefined;
    const news = { kind: 'message', messageId, key: messageId } as const;
    return { teamChatId: thread.teamChatId, postId: queueThreadPost(transaction, orgId, thread, news, now) };
  });
  if (posted !== undefined) await wakeTeamChat(orgId, posted.teamChatId, posted.postId);
}
