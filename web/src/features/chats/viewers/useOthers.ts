import { viewerSchema } from '@parlance/domain/documents/chats/viewer';
import { paths } from '@parlance/domain/paths';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useTeam } from '#web/lib/org/useTeam.ts';
import { othersOf } from './othersOf.ts';

/** More than ever look at one conversation: what is beyond it is not named. */
const MOST = 20;

/** The names of the other members who have a conversation open, live. Nobody while that is not known. */
export function useOthers(chatId: string): readonly string[] {
  const { orgId, uid } = useMembership();
  const team = useTeam();
  const viewers = useCollection(
    { path: paths.viewers(orgId, chatId), orderBy: ['at', 'desc'], limit: MOST },
    viewerSchema,
  );
  if (viewers.status !== 'ready') return [];
  return othersOf(viewers.value, uid).flatMap((id) => team?.get(id)?.name ?? []);
}
