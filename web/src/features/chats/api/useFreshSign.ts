import { LIMITS } from '@parlance/domain/limits';
import { useEffect, useState } from 'react';

/**
 * Reports whether a sign of typing is fresh. A new one means that somebody is typing now, whatever the two clocks say; the one found
 * first means nothing.
 * @param sign Time of the last sign, in milliseconds; null without one, undefined while it is not known.
 */
export function useFreshSign(sign: number | null | undefined): boolean {
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
