import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';
import type { TeamChat } from '@parlance/domain/documents/teamChats/teamChat';
import { MINUTE_MS } from '@parlance/domain/durations';
import { GrpcStatus } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';
import { grpcCodeOf } from '../../kernel/platform/writes/grpcCodeOf.ts';
import type { TeamPlace } from './TeamPlace.ts';

function isOld(at: Date | null, now: Date): boolean {
  return at === null || now.getTime() - at.getTime() >= MINUTE_MS;
}

async function update(
  { orgId, teamChatId }: TeamPlace,
  change: Partial<Pick<TeamChat, 'postedAt' | 'fault'>>,
): Promise<void> {
  try {
    await refs.teamChat(orgId, teamChatId).update(change);
  } catch (error) {
    // Disconnected meanwhile.
    if (grpcCodeOf(error) !== GrpcStatus.NOT_FOUND) throw error;
  }
}

/** Notes, to the minute, that the service took a post: what went wrong before is over. */
export async function notePosted(place: TeamPlace, { postedAt, fault }: TeamChat, now = new Date()): Promise<void> {
  if (isOld(postedAt, now) || fault !== null) await update(place, { postedAt: now, fault: null });
}

/** Notes that Slack posts with its signature: what was not signed before is over. */
export async function noteSigned(place: TeamPlace, { fault }: TeamChat): Promise<void> {
  if (fault?.code === 'signature-invalid') await update(place, { fault: null });
}

/** Notes what went wrong: the same once a minute, so that a flood of forged requests costs a write a minute. */
export async function noteTeamFault(
  place: TeamPlace,
  { fault }: Pick<TeamChat, 'fault'>,
  code: ChannelFault,
  now = new Date(),
): Promise<void> {
  if (fault?.code === code && !isOld(fault.at, now)) return;
  await update(place, { fault: { code, at: now } });
}
