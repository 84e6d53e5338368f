import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { recheckMember } from '../../../kernel/access/recheckMember.ts';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { deleteInBatches } from '../../../kernel/platform/writes/deleteInBatches.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';
import { teamChatName } from './teamChatName.ts';

/**
 * Ends a connection with its secrets, and then forgets what was on its way and which threads were about what. Conversations stay with those who
 * have them. Cut in between, the rest has no effect and ends by TTL. Throws `not-found`.
 */
export async function disconnectTeamChat(who: Membership, teamChatId: string): Promise<void> {
  const { orgId } = who;
  await transactionInTurn(paths.teamChat(orgId, teamChatId), async (transaction) => {
    await recheckMember(transaction, who, 'channels.manage');
    const ref = refs.teamChat(orgId, teamChatId);
    const teamChat = (await transaction.get(ref)).data();
    if (teamChat === undefined) throw new AppError('not-found');
    transaction.delete(ref);
    transaction.delete(refs.teamChatSecret(orgId, teamChatId));
    recordActivity(transaction, orgId, who, { kind: 'team-chat-disconnected', subject: teamChatName(teamChat) });
  });
  for (const collection of [paths.teamPosts(orgId), paths.teamEvents(orgId), paths.teamThreads(orgId)]) {
    await deleteInBatches(db.collection(collection).where('teamChatId', '==', teamChatId).select());
  }
}
