import type { TeamEvent } from '@parlance/domain/documents/teamChats/teamEvent';
import { callSlack } from './callSlack.ts';
import { escapeSlack } from './escapeSlack.ts';

/** Says something in a thread that one person alone sees: https://docs.slack.dev/reference/methods/chat.postEphemeral. Throws `ChannelError`. */
export async function tellSlackUser(
  { token, channelId }: { token: string; channelId: string },
  { userId, threadTs }: Pick<TeamEvent, 'userId' | 'threadTs'>,
  text: string,
): Promise<void> {
  await callSlack(token, 'chat.postEphemeral', {
    channel: channelId,
    user: userId,
    thread_ts: threadTs,
    text: escapeSlack(text),
  });
}
