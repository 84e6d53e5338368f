import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';
import type { TeamChat, TeamChatSecret } from '@parlance/domain/documents/teamChats/teamChat';
import { DAY_MS, MINUTE_MS } from '@parlance/domain/durations';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { nextAttempt } from '../../../kernel/platform/schedule/nextAttempt.ts';
import { ChannelError } from '../../connection/ChannelError.ts';
import { notePosted, noteTeamFault } from '../noteTeamChat.ts';
import { findSlackPost } from '../slack/findSlackPost.ts';
import type { TeamPlace } from '../TeamPlace.ts';
import { type ClaimedPost, claimTeamPost } from './claimTeamPost.ts';
import { postTo } from './postTo.ts';
import { renderTeamPost } from './renderTeamPost.ts';
import { settleTeamPost } from './settleTeamPost.ts';

/** Retry schedule of a post that its service does not take. */
const PATIENCE = { firstMs: MINUTE_MS, maxMs: 60 * MINUTE_MS, patienceMs: DAY_MS } as const;

/** Faults that stay: another attempt would be the same. */
const LASTING: readonly ChannelFault[] = ['message-invalid', 'too-large'];

/**
 * Posts what is due in one team's chat, one post after the other as they were ordered. A second event finds them claimed or done. What the service
 * does not take is due again after a pause that doubles, for a day, or after the time that it asks for. One that may have been handed over
 * before is looked for in Slack's channel first, so that it stands there once; Teams cannot be asked, and may get a card twice.
 */
export async function sendTeamPosts(place: TeamPlace, clock = () => new Date()): Promise<void> {
  let claimed = await claimTeamPost(place, clock());
  while (claimed !== undefined) {
    await sendClaimed(place, claimed, clock());
    // What was ordered meanwhile is due by now, and its own worker has found this one at work.
    claimed = await claimTeamPost(place, clock());
  }
}

async function sendClaimed(place: TeamPlace, claimed: ClaimedPost, now: Date): Promise<void> {
  const { orgId, teamChatId } = place;
  const [foundChat, foundSecret] = await Promise.all([
    refs.teamChat(orgId, teamChatId).get(),
    refs.teamChatSecret(orgId, teamChatId).get(),
  ]);
  const [teamChat, secret] = [foundChat.data(), foundSecret.data()];
  if (teamChat === undefined || secret === undefined) {
    await settleTeamPost(orgId, claimed, { status: 'dropped' });
    return;
  }
  try {
    const ts = await handOver(orgId, claimed, teamChat, secret);
    await settleTeamPost(
      orgId,
      claimed,
      ts === undefined ? { status: 'dropped' } : { status: 'sent', ts, fault: null },
    );
    if (ts !== undefined) await notePosted(place, teamChat, now);
  } catch (error) {
    await fail(place, claimed, teamChat, error, now);
  }
}

/** Service's name of the post; undefined where there is nothing to say any more. */
async function handOver(
  orgId: string,
  { postId, post }: ClaimedPost,
  { account }: TeamChat,
  secret: TeamChatSecret,
): Promise<string | null | undefined> {
  const { threadTs, attempts, createdAt } = post;
  if (account.kind === 'slack' && attempts > 1) {
    const where = { token: secret.access, channelId: account.channelId, threadTs };
    const known = await findSlackPost({ ...where, postId, since: createdAt });
    if (known !== undefined) return known;
  }
  const rendered = await renderTeamPost(orgId, post, account.kind === 'slack');
  return rendered && postTo({ account, secret }, { postId, threadTs }, rendered);
}

async function fail(
  place: TeamPlace,
  claimed: ClaimedPost,
  teamChat: TeamChat,
  error: unknown,
  now: Date,
): Promise<void> {
  const { createdAt, attempts } = claimed.post;
  const fault = error instanceof ChannelError ? error.fault : 'message-invalid';
  const waitMs = error instanceof ChannelError ? error.waitMs : undefined;
  const next = LASTING.includes(fault) ? undefined : nextAttempt(createdAt, now, PATIENCE);
  const nextAttemptAt = next === undefined || waitMs === undefined ? next : new Date(now.getTime() + waitMs);
  logEvent('team post not sent', { service: teamChat.account.kind, fault, attempts }, error);
  const outcome =
    nextAttemptAt === undefined ? ({ status: 'failed' } as const) : { status: 'waiting' as const, nextAttemptAt };
  await settleTeamPost(place.orgId, claimed, { ...outcome, fault });
  await noteTeamFault(place, teamChat, fault, now);
}
