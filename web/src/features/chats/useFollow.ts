import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Distance from its end at which a log counts as at its end, in pixels: less than a message. */
const NEAR = '0px 0px 120px 0px';

/**
 * Keeps the end of a log in sight: whenever `version` changes, for readers who were there, and not for those who have scrolled up.
 * Goes on the element behind the last message, with which a log opens.
 */
export function useFollow(version: string): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const isThere = useRef(true);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    if (isThere.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [version]);
  useEffect(() => {
    if (end.current === null) return;
    const observer = new IntersectionObserver(
      (changes) => {
        isThere.current = changes.at(-1)?.isIntersecting ?? false;
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    // A composer that grows takes its lines from the log.
    const resized = new ResizeObserver(() => {
      if (isThere.current) end.current?.scrollIntoView({ block: 'nearest' });
    });
    if (end.current.parentElement) resized.observe(end.current.parentElement);
    return () => {
      observer.disconnect();
      resized.disconnect();
    };
  }, []);
  return end;
}
