import { AppError } from '@parlance/domain/errors';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { sendAgentMessage } from '../handover/sendAgentMessage.ts';
import { sendAttachment, type SentFile } from './sendAttachment.ts';

/**
 * Sends an agent's file to the visitor. Throws `not-found`, `chat-not-taken-over` for everybody but the agent of the conversation, before
 * anything is stored, and what `sendAttachment` throws.
 */
export async function sendAgentAttachment(who: Membership, chatId: string, file: SentFile): Promise<void> {
  const chat = (await refs.chat(who.orgId, chatId).get()).data();
  if (chat === undefined) throw new AppError('not-found');
  if (chat.mode !== 'human' || chat.handover?.agentUid !== who.uid) throw new AppError('chat-not-taken-over');
  await sendAttachment({ orgId: who.orgId, chatId }, file, (saying) => sendAgentMessage(who, chatId, saying));
}
