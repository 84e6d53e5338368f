import { useEffect, useEffectEvent } from 'react';

/** True where a key belongs to what has the focus: fields, menus and dialogs. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]') !== null
  );
}

/** Runs what belongs to a key, by the character that it types, as long as no field, menu or dialog has the focus. */
export function useShortcuts(shortcuts: ReadonlyMap<string, () => void>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event.target)) return;
    const run = shortcuts.get(event.key);
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
