import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../components/ui/Icon.tsx';
import { useWidget } from '../context/WidgetContext.ts';
import type { MenuItem } from './MenuItem.ts';
import { MenuList } from './MenuList.tsx';

interface MenuProps {
  items: readonly MenuItem[];
  onOpen: () => void;
}

/** A menu button as the ARIA Authoring Practices describe it: arrows, Home, End and letters move, Escape and Tab close. */
export function Menu({ items, onOpen }: MenuProps): ReactNode {
  const { messages } = useWidget();
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const handleDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && anchor.current?.contains(event.target)) return;
      setIsOpen(false);
    };
    document.addEventListener('pointerdown', handleDown);
    return () => document.removeEventListener('pointerdown', handleDown);
  }, [isOpen]);

  function open(): void {
    setIsOpen(true);
    onOpen();
  }

  function handleClose(hasFocus: boolean): void {
    setIsOpen(false);
    if (hasFocus) button.current?.focus();
  }

  return (
    <div className="menu-anchor" ref={anchor}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={messages.menu}
        title={messages.menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          open();
        }}
      >
        <Icon name="menu" />
      </button>
      <MenuList id={id} items={items} isOpen={isOpen} onClose={handleClose} />
    </div>
  );
}
