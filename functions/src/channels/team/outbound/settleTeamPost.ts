import type { TeamPost } from '@parlance/domain/documents/teamChats/teamPost';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { ClaimedPost } from './claimTeamPost.ts';

/** Writes down what became of a post, unless it is deleted, or in another worker's hands after the lease. */
export async function settleTeamPost(
  orgId: string,
  { postId, post }: ClaimedPost,
  outcome: Pick<TeamPost, 'status'> & Partial<Pick<TeamPost, 'ts' | 'fault' | 'nextAttemptAt'>>,
): Promise<void> {
  const ref = refs.teamPost(orgId, postId);
  await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    if (stored?.status === 'sending' && stored.attempts === post.attempts) transaction.update(ref, outcome);
  });
}
