import type { TeamChat, TeamChatSecret } from '@parlance/domain/documents/teamChats/teamChat';
import { LIMITS } from '@parlance/domain/limits';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { ServicePost } from '../connection/Adapter.ts';
import { ChannelError } from '../connection/ChannelError.ts';
import { storeTeamEvent } from './inbound/storeTeamEvent.ts';
import { noteSigned, noteTeamFault } from './noteTeamChat.ts';
import { isSignedBySlack } from './slack/isSignedBySlack.ts';
import { readSlackPost } from './slack/readSlackPost.ts';
import type { TeamPlace } from './TeamPlace.ts';

interface Served {
  status: number;
  /** Text; empty for none. */
  body: string;
}

interface Known {
  place: TeamPlace;
  teamChat: TeamChat;
  secret: TeamChatSecret;
}

function served(status: number, body = ''): Served {
  return { status, body };
}

/**
 * /channels/{orgId}/slack: where an organization's app at Slack posts what happens in its channels. What counts is stored before the answer says so:
 * Slack repeats what it gets no 200 for. The challenge with which Slack tries an address comes before anything is connected, and is
 * answered without a look at its signature: it has no effect. 403 for what no connected app has signed, 404 where none is connected, 503 for
 * what is to be repeated.
 */
export async function serveSlack(orgId: string, post: ServicePost, now = new Date()): Promise<Served> {
  if (post.method !== 'POST') return served(404);
  try {
    const read = readSlackPost(post.body);
    if (read.kind === 'challenge') return served(200, read.challenge);
    const known = await slackChatsOf(orgId);
    if (known.length === 0) return served(404);
    const signed = known.filter(({ secret }) => isSignedBySlack(post, secret.signing, now));
    if (signed.length === 0) return await refuse(known, now);
    if (read.kind === 'other') return served(200);
    const { deed } = read;
    const found = signed.find(({ teamChat }) => isOf(teamChat, deed.channelId));
    if (found === undefined) return served(200);
    await storeTeamEvent(found.place, deed, now);
    await noteSigned(found.place, found.teamChat);
    return served(200);
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    return served(error.fault === 'service-away' ? 503 : 400);
  }
}

function isOf({ account }: TeamChat, channelId: string): boolean {
  return account.kind === 'slack' && account.channelId === channelId;
}

async function slackChatsOf(orgId: string): Promise<Known[]> {
  const { docs } = await refs.teamChats(orgId).limit(LIMITS.teamChatsPerOrg).get();
  const slack = docs.filter((found) => found.data().account.kind === 'slack');
  const known = await Promise.all(
    slack.map(async (found) => {
      const secret = (await refs.teamChatSecret(orgId, found.id).get()).data();
      return secret && { place: { orgId, teamChatId: found.id }, teamChat: found.data(), secret };
    }),
  );
  return known.filter((one) => one !== undefined);
}

/** A wrong signing secret shows in the same way as a forgery: the owner reads it at each connection. */
async function refuse(known: readonly Known[], now: Date): Promise<Served> {
  logEvent('team request refused', { fault: 'signature-invalid' });
  await Promise.all(known.map(({ place, teamChat }) => noteTeamFault(place, teamChat, 'signature-invalid', now)));
  return served(403);
}
