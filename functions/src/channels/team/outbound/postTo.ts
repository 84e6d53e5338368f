import type { TeamChatAccount, TeamChatSecret } from '@parlance/domain/documents/teamChats/teamChat';
import { postSlack } from '../slack/postSlack.ts';
import { postTeams } from '../msteams/postTeams.ts';
import type { RenderedPost } from '../rendering/RenderedPost.ts';

interface Connection {
  account: TeamChatAccount;
  secret: TeamChatSecret;
}

/** Posts to a team's chat. Returns the service's name of the post; null of Teams, which gives none. Throws `ChannelError`. */
export async function postTo(
  { account, secret }: Connection,
  { postId, threadTs }: { postId: string; threadTs: string },
  post: RenderedPost,
): Promise<string | null> {
  if (account.kind === 'slack') {
    return postSlack({ token: secret.access, channelId: account.channelId, threadTs }, postId, post);
  }
  await postTeams(secret.access, post);
  return null;
}
