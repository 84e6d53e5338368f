import { type RefObject, useEffect, useRef } from 'react';
import type { Takeover } from './takeoverOf.ts';

interface KeptFocus {
  bar: RefObject<HTMLDivElement | null>;
  field: RefObject<HTMLElement | null>;
}

/** Moves the focus on when its button goes with what it did: to the field after taking over, else to the bar that says who answers. */
export function useKeptFocus(kind: Takeover['kind']): KeptFocus {
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    if (document.activeElement === document.body) (kind === 'own' ? field : bar).current?.focus();
  }, [kind]);
  return { bar, field };
}
