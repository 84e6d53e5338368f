import { showAgentTyping } from '@parlance/domain/contracts/conversations/handover';
import { useCallback, useRef } from 'react';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const SIGNAL_EVERY_MS = 3000;

/**
 * Shows the visitor of a conversation that an agent is typing. Called at every key, it sends at most one signal in three
 * seconds, and none of somebody who does not want it.
 */
export function useTypingSignal(chatId: string): () => void {
  const { orgId, profile } = useMembership();
  const { showTyping } = profile.conversationSettings;
  const sentAt = useRef(0);
  return useCallback(() => {
    if (!showTyping) return;
    const now = Date.now();
    if (now - sentAt.current < SIGNAL_EVERY_MS) return;
    sentAt.current = now;
    // A lost signal does no harm.
    void callContract(showAgentTyping, { orgId, chatId }).catch(() => false);
  }, [orgId, chatId, showTyping]);
}
