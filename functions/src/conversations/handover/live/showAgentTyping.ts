import { AppError } from '@parlance/domain/errors';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { refs } from '../../../kernel/platform/refs.ts';

/** Shows the visitor that the agent is typing. For everybody else nothing happens. Throws `not-found`. */
export async function showAgentTyping({ orgId, uid }: Membership, chatId: string): Promise<void> {
  const chat = (await refs.chat(orgId, chatId).get()).data();
  if (chat === undefined) throw new AppError('not-found');
  if (chat.mode !== 'human' || chat.handover?.agentUid !== uid) return;
  await refs.live(orgId, chatId).update({ agentTypingAt: new Date() });
}
