import {
  connectSlack,
  connectTeams,
  disconnectTeamChat,
  setTeamChatTopics,
  testTeamChat,
} from '@parlance/domain/contracts/teamChats';
import { newId } from '@parlance/domain/ids';
import { localSlackToken } from '../../../local/src/channels/LOCAL_SLACK.ts';
import type { MemberCall } from './MemberCall.ts';

const own = { name: '#team', topics: ['handovers'] };
/** Nothing is connected. */
const missing = { allowed: 'not-found' } as const;
const nobodys = ({ orgId }: { orgId: string }) => ({ orgId, teamChatId: newId() });

/** The callables of teams' chats. */
export const TEAM_CHAT_CALLS: readonly MemberCall[] = [
  {
    ...connectSlack,
    // Slack refuses an access that nobody has given out.
    allowed: 'channel-key-refused',
    foreign: 'channel-key-refused',
    input: ({ orgId }) => ({
      orgId,
      ...own,
      token: localSlackToken('NOBODY-HAS-THIS'),
      signingSecret: '0'.repeat(32),
      channelId: 'C0NOBODYS0',
    }),
  },
  {
    ...connectTeams,
    allowed: 'address-not-allowed',
    foreign: 'address-not-allowed',
    input: ({ orgId }) => ({ orgId, ...own, address: 'https://not-of-microsoft.example/hook' }),
  },
  { ...setTeamChatTopics, ...missing, input: (ids) => ({ ...nobodys(ids), topics: ['leads'] }) },
  { ...testTeamChat, ...missing, input: nobodys },
  { ...disconnectTeamChat, ...missing, input: nobodys },
];
