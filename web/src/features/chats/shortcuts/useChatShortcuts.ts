import { type RefObject, useState } from 'react';
import { safeStorage } from '#web/lib/browser/safeStorage.ts';
import { neighbourIndex } from './neighbourIndex.ts';
import { useShortcuts } from './useShortcuts.ts';

const KEY = 'parlance-chat-shortcuts';

export interface ChatShortcuts {
  isOn: boolean;
  /** Keeps the choice in this browser. */
  setOn: (isOn: boolean) => void;
  isSheetOpen: boolean;
  setSheetOpen: (isOpen: boolean) => void;
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
