import { type TeamChat, teamChatSchema } from '@parlance/domain/documents/teamChats/teamChat';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Channels of Slack and Teams in which the team is told what waits for it, the oldest first, live. */
export function useTeamChats(): Live<readonly Stored<TeamChat>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.teamChats(orgId), orderBy: ['createdAt', 'asc'], limit: LIMITS.teamChatsPerOrg },
    teamChatSchema,
  );
}
