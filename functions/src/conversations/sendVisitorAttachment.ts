import { AppError } from '@parlance/domain/errors';
import type { Visitor } from '../kernel/access/tokens/visitorToken.ts';
import { requireAttachmentsLeft } from './handover/limits/requireAttachmentsLeft.ts';
import { ownChat } from './handover/ownChat.ts';
import { sendVisitorMessage } from './sendVisitorMessage.ts';
import { widgetOf } from './handover/widgetOf.ts';
import { sendAttachment, type SentFile } from './attachments/sendAttachment.ts';

/**
 * Sends a visitor's file to the agent. Throws `attachments-off`, `chat-not-taken-over`, `attachment-limit-reached` { max }, before
 * anything is stored, and what `sendAttachment` throws.
 */
export async function sendVisitorAttachment(visitor: Visitor, file: SentFile): Promise<void> {
  const { orgId, allowAttachments } = await widgetOf(visitor);
  const chat = await ownChat(orgId, visitor);
  if (!allowAttachments) throw new AppError('attachments-off');
  if (chat?.mode !== 'human') throw new AppError('chat-not-taken-over');
  requireAttachmentsLeft(chat);
  await sendAttachment({ orgId, chatId: visitor.chatId }, file, (saying) => sendVisitorMessage(visitor, saying));
}
