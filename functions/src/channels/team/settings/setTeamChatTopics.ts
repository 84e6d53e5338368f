import { TEAM_CHAT_TOPICS, type TeamChatTopic } from '@parlance/domain/teamChats/TEAM_CHAT_TOPICS';
import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { recheckMember } from '../../../kernel/access/recheckMember.ts';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';
import { teamChatName } from './teamChatName.ts';

/** Changes what a team's chat is told from now on; the same again changes nothing. Throws `not-found`. */
export async function setTeamChatTopics(
  who: Membership,
  teamChatId: string,
  topics: readonly TeamChatTopic[],
): Promise<void> {
  const { orgId } = who;
  await transactionInTurn(paths.teamChat(orgId, teamChatId), async (transaction) => {
    await recheckMember(transaction, who, 'channels.manage');
    const ref = refs.teamChat(orgId, teamChatId);
    const teamChat = (await transaction.get(ref)).data();
    if (teamChat === undefined) throw new AppError('not-found');
    const isKept = TEAM_CHAT_TOPICS.every((topic) => topics.includes(topic) === teamChat.topics.includes(topic));
    if (isKept) return;
    transaction.update(ref, { topics: [...topics] });
    recordActivity(transaction, orgId, who, { kind: 'team-chat-changed', subject: teamChatName(teamChat) });
  });
}
