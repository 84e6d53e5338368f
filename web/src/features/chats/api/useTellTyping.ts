import { showAgentTyping } from '@parlance/domain/contracts/handover';
import { useCallback, useRef } from 'react';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const TELL_EVERY_MS = 3000;

/** Tells a conversation's visitor that one is typing; called at every key, it does so every three seconds at most. */
export function useTellTyping(chatId: string): () => void {
  const { orgId } = useMembership();
  const toldAt = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (now - toldAt.current < TELL_EVERY_MS) return;
    toldAt.current = now;
    // Not worth a word if it fails.
    void callContract(showAgentTyping, { orgId, chatId }).catch(() => false);
  }, [orgId, chatId]);
}
