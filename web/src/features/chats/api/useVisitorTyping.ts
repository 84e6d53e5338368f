import { liveSchema } from '@parlance/domain/documents/chats/live';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { useEffect, useState } from 'react';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/**
 * Reports whether a conversation's visitor is typing. A new sign of it means that they are now, whatever the two clocks say;
 * the one found when the page opens means nothing.
 */
export function useVisitorTyping(chatId: string): boolean {
  const { orgId } = useMembership();
  const live = useDocument(paths.live(orgId, chatId), liveSchema);
  const sign = live.status === 'ready' ? (live.value?.visitorTypingAt?.getTime() ?? null) : undefined;
  const [known, setKnown] = useState(sign);
  const [typingAt, setTypingAt] = useState<number | null>(null);
  if (sign !== known) {
    setKnown(sign);
    setTypingAt(known === undefined ? null : (sign ?? null));
  }
  useEffect(() => {
    if (typingAt === null) return;
    const timer = setTimeout(() => setTypingAt(null), LIMITS.typingMs);
    return () => clearTimeout(timer);
  }, [typingAt]);
  return typingAt !== null;
}
