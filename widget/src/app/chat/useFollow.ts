import { useEffect, useRef, type RefObject } from 'react';
import type { Entry } from '../entries/entries.ts';
import { scrollToTurn, SCROLL_GAP } from './scrollToTurn.ts';

/** Follows the newest answer as it grows. A visitor who scrolls up is left in peace until the next message. */
export function useFollow(container: RefObject<HTMLElement | null>, entries: readonly Entry[]): void {
  const reached = useRef(0);
  const count = useRef(0);

  useEffect(() => {
    const box = container.current;
    if (box === null || entries.length === 0) return;
    const isNew = entries.length !== count.current;
    count.current = entries.length;
    if (isNew || box.scrollTop >= reached.current - SCROLL_GAP) reached.current = scrollToTurn(box);
  }, [container, entries]);
}
