import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onSeen` once, when the element comes into sight or near it. */
export function useSeen<E extends Element>(onSeen: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const handleSeen = useEffectEvent(onSeen);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        handleSeen();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
