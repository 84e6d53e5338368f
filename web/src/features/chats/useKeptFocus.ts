import { type RefObject, useEffect, useRef } from 'react';
import type { Takeover } from './takeoverOf.ts';

interface KeptFocus {
  bar: RefObject<HTMLDivElement | null>;
  field: RefObject<HTMLElement | null>;
}

/** Whose button went with what it did goes on at the next thing to do: the field after taking over, else the bar that says who answers. */
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
