import type { TeamEvent } from '@parlance/domain/documents/teamChats/teamEvent';
import { LIMITS } from '@parlance/domain/limits';
import { queueThreadPost } from '../../../delivery/queueThreadPost.ts';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';

/**
 * Has the visitor's messages posted to the thread from which a member has a conversation, and says there who has it. A conversation that is
 * followed there by that member already stays as it is.
 */
export async function followInThread(
  orgId: string,
  { eventId, agentUid }: { eventId: string; agentUid: string },
  { teamChatId, chatbotId, chatId, threadTs }: TeamEvent,
): Promise<void> {
  const ref = refs.teamThread(orgId, chatId);
  await db.runTransaction(async (transaction) => {
    const known = (await transaction.get(ref)).data();
    if (known?.agentUid === agentUid && known.threadTs === threadTs && known.teamChatId === teamChatId) return;
    const now = new Date();
    const thread = { teamChatId, chatbotId, chatId, threadTs, agentUid };
    transaction.set(ref, { ...thread, expiresAt: new Date(now.getTime() + LIMITS.teamPostMemoryMs) });
    queueThreadPost(transaction, orgId, thread, { kind: 'joined', agentUid, key: eventId }, now);
  });
}
