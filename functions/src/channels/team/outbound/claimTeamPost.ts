import type { TeamPost } from '@parlance/domain/documents/teamChats/teamPost';
import { MINUTE_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { openTeamPosts } from '@parlance/domain/queries/teamChats';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';
import type { TeamPlace } from '../TeamPlace.ts';

/** Maximum time of a worker for one post before it counts as killed: several times `LIMITS.channelCallMs`. */
const LEASE_MS = 2 * MINUTE_MS;

export interface ClaimedPost {
  postId: string;
  post: TeamPost;
}

/**
 * Takes the oldest post to a team's chat that is not out; undefined where there is none, it is not due or in another worker's hands: what was
 * ordered later waits for it.
 */
export async function claimTeamPost({ orgId, teamChatId }: TeamPlace, now: Date): Promise<ClaimedPost | undefined> {
  const oldest = queryOf(refs.teamPosts(orgId), openTeamPosts, { teamChatId }).limit(1);
  return transactionInTurn(paths.teamChat(orgId, teamChatId), async (transaction) => {
    const [found] = (await transaction.get(oldest)).docs;
    const post = found?.data();
    if (found === undefined || post === undefined || post.nextAttemptAt > now) return undefined;
    const claimed = { status: 'sending' as const, attempts: post.attempts + 1 };
    transaction.update(found.ref, { ...claimed, nextAttemptAt: new Date(now.getTime() + LEASE_MS) });
    return { postId: found.id, post: { ...post, ...claimed } };
  });
}
