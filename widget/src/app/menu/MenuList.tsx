import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { itemForKey } from './itemForKey.ts';
import { MenuEntry } from './MenuEntry.tsx';
import type { MenuItem } from './MenuItem.ts';

interface MenuListProps {
  id: string;
  items: readonly MenuItem[];
  isOpen: boolean;
  /** `hasFocus`: the focus goes back to the menu's button. */
  onClose: (hasFocus: boolean) => void;
}

function itemsOf(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

/** The menu's items. The first one gets the focus when the menu opens. */
export function MenuList({ id, items, isOpen, onClose }: MenuListProps): ReactNode {
  const { messages } = useWidget();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) itemsOf(box.current)[0]?.focus();
  }, [isOpen]);

  function handleKeyDown(event: KeyboardEvent): void {
    const all = itemsOf(box.current);
    const index = all.findIndex((element) => element === document.activeElement);
    const next = itemForKey(all, index, event.key);
    const isTab = event.key === 'Tab';
    if (isTab || event.key === 'Escape') onClose(!isTab);
    else if (next) next.focus();
    else return;
    // Escape closes the menu and leaves the chat open.
    event.stopPropagation();
    if (!isTab) event.preventDefault();
  }

  return (
    <div
      ref={box}
      id={id}
      className="menu"
      role="menu"
      tabIndex={-1}
      aria-label={messages.menu}
      hidden={!isOpen}
      onKeyDown={handleKeyDown}
    >
      {isOpen &&
        items.map((item) => (
          <div key={item.label} role="none">
            <MenuEntry item={item} onChoose={() => onClose(true)} />
          </div>
        ))}
    </div>
  );
}
