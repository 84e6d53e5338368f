import { type RefObject, useEffect, useEffectEvent } from 'react';

interface MenuKeys {
  onMove: (step: 1 | -1) => void;
  onPick: () => void;
  onClose: () => void;
}

/** Gives a field's arrows, Enter, Tab and Escape to the menu that is open over it, before the field and what is around it get them. */
export function useMenuKeys(field: RefObject<HTMLElement | null>, { onMove, onPick, onClose }: MenuKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // The keys of an input method choose its own words.
    if (event.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const run = new Map([
      ['ArrowDown', () => onMove(1)],
      ['ArrowUp', () => onMove(-1)],
      ['Enter', onPick],
      ['Tab', onPick],
      ['Escape', onClose],
    ]).get(event.key);
    if (run === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  });
  useEffect(() => {
    const element = field.current;
    const listener = (event: KeyboardEvent) => handleKey(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [field]);
}
