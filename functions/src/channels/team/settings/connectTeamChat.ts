import type { TeamChatAccount, TeamChatSecret } from '@parlance/domain/documents/teamChats/teamChat';
import type { TeamChatTopic } from '@parlance/domain/teamChats/TEAM_CHAT_TOPICS';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LOCALES } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { recheckMember } from '../../../kernel/access/recheckMember.ts';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';
import { ChannelError } from '../../connection/ChannelError.ts';
import { postTo } from '../outbound/postTo.ts';
import { TEAM_TEXTS } from '../texts/TEAM_TEXTS.ts';
import { requireTeamChatLeft } from './requireTeamChatLeft.ts';
import { teamChatName } from './teamChatName.ts';

interface NewTeamChat {
  name: string;
  topics: TeamChatTopic[];
  secret: TeamChatSecret;
  /** Account that the access opens. Throws `ChannelError`. */
  prove: () => Promise<TeamChatAccount>;
}

/**
 * Connects the caller's organization with a channel: the service must know the access and take a first post, then it is stored. Throws
 * `channel-key-refused`, `team-chat-channel-refused`, `channel-unreachable`, or as `requireTeamChatLeft` does.
 */
export async function connectTeamChat(
  who: Membership,
  { name, topics, secret, prove }: NewTeamChat,
): Promise<{ teamChatId: string }> {
  const { orgId } = who;
  const teamChatId = newId();
  const account = await greet(orgId, teamChatId, secret, prove);
  await transactionInTurn(paths.org(orgId), async (transaction) => {
    await recheckMember(transaction, who, 'channels.manage');
    if (!(await transaction.get(refs.org(orgId))).exists) throw new AppError('not-found');
    await requireTeamChatLeft(orgId, account, (query) => transaction.get(query));
    const now = new Date();
    transaction.create(refs.teamChatSecret(orgId, teamChatId), secret);
    const own = { account, name, topics };
    transaction.create(refs.teamChat(orgId, teamChatId), { ...own, postedAt: now, fault: null, createdAt: now });
    recordActivity(transaction, orgId, who, { kind: 'team-chat-connected', subject: teamChatName({ account, name }) });
  });
  return { teamChatId };
}

/** Proves an access and posts a first time, unless there is one connection too many already. */
async function greet(
  orgId: string,
  teamChatId: string,
  secret: TeamChatSecret,
  prove: NewTeamChat['prove'],
): Promise<TeamChatAccount> {
  try {
    const account = await prove();
    await requireTeamChatLeft(orgId, account, (query) => query.get());
    const title = TEAM_TEXTS[(await refs.org(orgId).get()).data()?.locale ?? LOCALES[0]].connected;
    await postTo({ account, secret }, { postId: teamChatId, threadTs: '' }, { title, who: '', words: '', buttons: [] });
    return account;
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    if (error.fault === 'key-refused') throw new AppError('channel-key-refused');
    throw new AppError(error.fault === 'recipient-unreachable' ? 'team-chat-channel-refused' : 'channel-unreachable');
  }
}
