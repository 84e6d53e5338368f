import { viewerSchema } from '@parlance/domain/documents/chats/viewer';
import { paths } from '@parlance/domain/paths';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useTeam } from '#web/lib/org/useTeam.ts';
import { othersOf } from './othersOf.ts';

/** More than ever look at one conversation: who is beyond it is not named. */
const MOST = 20;

/** Another member who has the same conversation open. */
export interface Other {
  uid: string;
  name: string;
  /** Last sign of typing, by the server's clock. */
  typingAt: Date | null;
}

/** The other members who have a conversation open, live, by one listener for all who ask. Nobody while that is not known. */
export function useOthers(chatId: string): readonly Other[] {
  const { orgId, uid: ownUid } = useMembership();
  const team = useTeam();
  const viewers = useCollection(
    { path: paths.viewers(orgId, chatId), orderBy: ['at', 'desc'], limit: MOST },
    viewerSchema,
  );
  if (viewers.status !== 'ready') return [];
  return othersOf(viewers.value, ownUid).flatMap(({ id: uid, typingAt }) => {
    const name = team?.get(uid)?.name;
    return name === undefined ? [] : { uid, name, typingAt };
  });
}
