import { useEffect, useRef, type RefObject } from 'react';
import { scrollToTurn, SCROLL_GAP } from './scrollToTurn.ts';
import type { Turn } from './turns.ts';

/** Follows the newest answer as it grows. A visitor who scrolls up is left in peace until the next question. */
export function useFollow(container: RefObject<HTMLElement | null>, turns: readonly Turn[]): void {
  const reached = useRef(0);
  const count = useRef(0);

  useEffect(() => {
    const box = container.current;
    if (box === null || turns.length === 0) return;
    const isNew = turns.length !== count.current;
    count.current = turns.length;
    if (isNew || box.scrollTop >= reached.current - SCROLL_GAP) reached.current = scrollToTurn(box);
  }, [container, turns]);
}
