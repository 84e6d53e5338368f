import type { TeamEvent } from '@parlance/domain/documents/teamChats/teamEvent';
import { queueThreadPost } from '../../../delivery/queueThreadPost.ts';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';

/** Ends the posts of a conversation to its thread, and says there who has given it back: once. */
export async function leaveThread(
  orgId: string,
  { eventId, agentUid }: { eventId: string; agentUid: string },
  { teamChatId, chatbotId, chatId, threadTs }: TeamEvent,
): Promise<void> {
  const ref = refs.teamThread(orgId, chatId);
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).data()?.agentUid !== agentUid) return;
    transaction.delete(ref);
    const thread = { teamChatId, chatbotId, chatId, threadTs };
    queueThreadPost(transaction, orgId, thread, { kind: 'left', agentUid, key: eventId }, new Date());
  });
}
