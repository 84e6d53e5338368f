import { useEffect } from 'react';
import { keptDrafts } from '#web/lib/browser/keptDrafts.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Removes what this browser keeps of a text for a conversation that is gone. */
export function useDraftRemoval(chatId: string, isGone: boolean): void {
  const { orgId, uid } = useMembership();
  useEffect(() => {
    if (isGone) keptDrafts.remove({ uid, orgId, chatId });
  }, [isGone, uid, orgId, chatId]);
}
