import { type RefObject, useState, useEffect, useEffectEvent } from 'react';
import { safeStorage } from '#web/lib/browser/safeStorage.ts';
import { neighbourIndex } from './neighbourIndex.ts';

const KEY = 'parlance-chat-shortcuts';

export interface ChatShortcuts {
  isOn: boolean;
  /** Keeps the choice in this browser. */
  setOn: (isOn: boolean) => void;
  isSheetOpen: boolean;
  setSheetOpen: (isOpen: boolean) => void;
}

/** True where a key belongs to what has the focus: fields, menus and dialogs. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]') !== null
  );
}

/** Runs what belongs to a key, by the character that it types, as long as no field, menu or dialog has the focus. */
function useShortcuts(shortcuts: ReadonlyMap<string, () => void>): void {
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

/** Elements that can be seen and have a mark, in their order. */
function marked(region: HTMLElement | null, mark: string): HTMLElement[] {
  const found = region?.querySelectorAll<HTMLElement>(`[data-shortcut="${mark}"]`) ?? [];
  return [...found].filter((element) => element.checkVisibility());
}

function step(region: HTMLElement | null, by: 1 | -1): void {
  const links = marked(region, 'chat');
  const focused = links.findIndex((link) => link === document.activeElement);
  const current = focused === -1 ? links.findIndex((link) => link.ariaCurrent === 'true') : focused;
  links[neighbourIndex(current, by, links.length)]?.focus();
}

/** The shortcuts of the page of conversations. `region` holds what they lead to, marked with `data-shortcut`. */
export function useChatShortcuts(region: RefObject<HTMLElement | null>): ChatShortcuts {
  const [isOn, setIsOn] = useState(() => safeStorage.read(KEY) !== '0');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const shortcuts = new Map([
    ['j', () => step(region.current, 1)],
    ['k', () => step(region.current, -1)],
    ['r', () => marked(region.current, 'revise').at(-1)?.click()],
    ['d', () => marked(region.current, 'done').at(-1)?.click()],
    ['t', () => marked(region.current, 'take-over').at(-1)?.click()],
    ['e', () => marked(region.current, 'export').at(-1)?.click()],
    ['/', () => region.current?.querySelector<HTMLElement>('input[type="search"]')?.focus()],
    ['?', () => setSheetOpen(true)],
  ]);
  useShortcuts(isOn ? shortcuts : new Map());
  return {
    isOn,
    setOn: (next) => {
      safeStorage.write(KEY, next ? '1' : '0');
      setIsOn(next);
    },
    isSheetOpen,
    setSheetOpen,
  };
}
