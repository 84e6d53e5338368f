import { type RefObject, useEffect, useRef } from 'react';

const LIFT = '--toast-lift';

/** For a bar at the lower edge of what is in view: toasts appear above it. Returns the bar's ref. */
export function useToastLift(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (bar === null) return undefined;
    const root = document.documentElement.style;
    const place = () => {
      const { top, height } = bar.getBoundingClientRect();
      root.setProperty(LIFT, height === 0 ? '0px' : `${Math.max(0, Math.round(innerHeight - top))}px`);
    };
    const size = new ResizeObserver(place);
    size.observe(bar);
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      size.disconnect();
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
      root.removeProperty(LIFT);
    };
  }, []);
  return ref;
}
