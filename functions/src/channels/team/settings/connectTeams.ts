import type { connectTeams as contract } from '@parlance/domain/contracts/teamChats';
import type * as z from 'zod/mini';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { requireTeamsAddress } from '../msteams/requireTeamsAddress.ts';
import { connectTeamChat } from './connectTeamChat.ts';

/** Connects an organization with a channel of Microsoft Teams. Throws `address-not-allowed`, or as `connectTeamChat` does. */
export async function connectTeams(
  who: Membership,
  { name, topics, address }: z.output<typeof contract.input>,
): Promise<z.output<typeof contract.output>> {
  const { href, host } = requireTeamsAddress(address);
  return connectTeamChat(who, {
    name,
    topics,
    secret: { access: href, signing: '' },
    prove: async () => ({ kind: 'teams', host }),
  });
}
