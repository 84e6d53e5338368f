import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../components/ui/Icon.tsx';
import { useWidget } from '../context/WidgetContext.ts';
import type { MenuItem } from './MenuItem.ts';

function itemRole({ isOn }: MenuItem): 'menuitemcheckbox' | 'menuitem' {
  return isOn === undefined ? 'menuitem' : 'menuitemcheckbox';
}

/** A menu button as the ARIA Authoring Practices describe it: arrows, Home, End and letters move, Escape and Tab close. */
export function Menu({ items }: { items: readonly MenuItem[] }): ReactNode {
  const { messages } = useWidget();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function close(isFocusing: boolean): void {
    setIsOpen(false);
    if (isFocusing) button.current?.focus();
  }

  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    const handleDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.parentElement?.contains(event.target)) return;
      setIsOpen(false);
    };
    document.addEventListener('pointerdown', handleDown);
    return () => document.removeEventListener('pointerdown', handleDown);
  }, [isOpen]);

  function handleKeyDown(event: KeyboardEvent): void {
    const all = [...(box.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    const at = all.findIndex((element) => element === document.activeElement);
    const letter = event.key.length === 1 ? event.key.toLowerCase() : '';
    const target = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    const named =
      letter.trim() &&
      all.find(({ textContent }, place) => place > at && textContent.trim().toLowerCase().startsWith(letter));
    const next = target ?? (named || undefined);
    if (event.key === 'Tab') close(false);
    else if (event.key === 'Escape') close(true);
    else if (next) next.focus();
    else return;
    // Escape closes the innermost thing alone.
    event.stopPropagation();
    if (event.key !== 'Tab') event.preventDefault();
  }

  function select(item: MenuItem): void {
    close(true);
    item.onSelect?.();
  }

  function renderItem(item: MenuItem): ReactNode {
    const content = (
      <>
        <Icon name={item.icon} />
        <span className="menu-label">
          {item.label}
          {item.hint !== undefined && <span className="hint"> ({item.hint})</span>}
        </span>
        {item.isOn === true && <Icon name="check" />}
      </>
    );
    return item.href === undefined ? (
      <button
        type="button"
        role={itemRole(item)}
        aria-checked={item.isOn}
        tabIndex={-1}
        className="menu-item"
        onClick={() => select(item)}
      >
        {content}
      </button>
    ) : (
      <a
        role="menuitem"
        tabIndex={-1}
        className="menu-item"
        href={item.href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => close(true)}
      >
        {content}
      </a>
    );
  }

  return (
    <div className="menu-anchor">
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={messages.menu}
        title={messages.menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Icon name="menu" />
      </button>
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
              {renderItem(item)}
            </div>
          ))}
      </div>
    </div>
  );
}
