import type { connectSlack as contract } from '@parlance/domain/contracts/teamChats';
import type * as z from 'zod/mini';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { proveSlack } from '../slack/proveSlack.ts';
import { connectTeamChat } from './connectTeamChat.ts';

/** Connects an organization with a channel of Slack. Throws as `connectTeamChat` does. */
export async function connectSlack(
  who: Membership,
  { name, topics, token, signingSecret, channelId }: z.output<typeof contract.input>,
): Promise<z.output<typeof contract.output>> {
  return connectTeamChat(who, {
    name,
    topics,
    secret: { access: token, signing: signingSecret },
    prove: async () => ({ kind: 'slack', ...(await proveSlack(token)), channelId }),
  });
}
