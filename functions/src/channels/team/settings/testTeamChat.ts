import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LOCALES } from '@parlance/domain/locales';
import { refs } from '../../../kernel/platform/refs.ts';
import { ChannelError } from '../../connection/ChannelError.ts';
import { notePosted, noteTeamFault } from '../noteTeamChat.ts';
import { postTo } from '../outbound/postTo.ts';
import type { TeamPlace } from '../TeamPlace.ts';
import { TEAM_TEXTS } from '../texts/TEAM_TEXTS.ts';

/** Posts a test to a team's chat at once. Returns whether the service took it; what is wrong stands with the connection. Throws `not-found`. */
export async function testTeamChat(place: TeamPlace): Promise<boolean> {
  const { orgId, teamChatId } = place;
  const [foundChat, foundSecret, org] = await Promise.all([
    refs.teamChat(orgId, teamChatId).get(),
    refs.teamChatSecret(orgId, teamChatId).get(),
    refs.org(orgId).get(),
  ]);
  const [teamChat, secret] = [foundChat.data(), foundSecret.data()];
  if (teamChat === undefined || secret === undefined) throw new AppError('not-found');
  const title = TEAM_TEXTS[org.data()?.locale ?? LOCALES[0]].test;
  const { account } = teamChat;
  try {
    await postTo({ account, secret }, { postId: newId(), threadTs: '' }, { title, who: '', words: '', buttons: [] });
    await notePosted(place, teamChat);
    return true;
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    await noteTeamFault(place, teamChat, error.fault);
    return false;
  }
}
