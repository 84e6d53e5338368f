import { paths } from '@parlance/domain/paths';
import { useCallback, useRef } from 'react';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { PRESENCE_KEPT_MS } from '#web/lib/presence/PRESENCE_KEPT_MS.ts';
import { presence } from '#web/lib/presence/presence.ts';
import { PRESENCE } from './PRESENCE.ts';
import { useOthers } from './useOthers.ts';

/**
 * Shows the other members who have a conversation open that one is typing there. Called at every key, it writes at most once in three
 * seconds, and nothing while nobody else is there or for somebody who does not want it.
 */
export function useTeamSignal(chatId: string): () => void {
  const { orgId, uid, profile } = useMembership();
  const { showTyping } = profile.conversationSettings;
  const isWatched = useOthers(chatId).length > 0;
  const sentAt = useRef(0);
  return useCallback(() => {
    if (!showTyping || !isWatched) return;
    const now = Date.now();
    if (now - sentAt.current < PRESENCE.typingEveryMs) return;
    sentAt.current = now;
    void presence.show(paths.viewer(orgId, chatId, uid), PRESENCE_KEPT_MS, true);
  }, [orgId, chatId, uid, showTyping, isWatched]);
}
