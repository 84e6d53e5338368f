import { LIMITS } from '@parlance/domain/limits';
import { assignedRequests } from '@parlance/domain/queries/chats';
import { groupQueryOf } from '../../../kernel/platform/queries/groupQueryOf.ts';
import { type Slice, wholeRun } from '../../../kernel/platform/schedule/Slice.ts';
import { eachDueChat } from './eachDueChat.ts';
import { passOnRequest } from './passOnRequest.ts';

/**
 * Looks after all requests that rules have given to members: who does not come within a minute, or is not there any more, gives way to the
 * next one. Safe to run twice at the same time. Returns how many went to somebody else, or to nobody.
 */
export async function passOnRequests(slice: Slice = wholeRun()): Promise<number> {
  // Those whose minute is not over are asked for too: their members may have gone.
  const until = new Date(slice.now.getTime() + LIMITS.assignedRequestMs);
  return eachDueChat(groupQueryOf(assignedRequests, { 'handover.passOnAt': until }), slice, passOnRequest);
}
