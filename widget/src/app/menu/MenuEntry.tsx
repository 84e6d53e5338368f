import type { ReactNode } from 'react';
import { Icon } from '../components/ui/Icon.tsx';
import type { MenuItem } from './MenuItem.ts';

interface MenuEntryProps {
  item: MenuItem;
  /** Runs when the item is chosen, before its own action. */
  onChoose: () => void;
}

/** One line of the menu, as a link or a button. */
export function MenuEntry({ item, onChoose }: MenuEntryProps): ReactNode {
  const { icon, label, hint, isOn, href, onSelect } = item;
  const content = (
    <>
      <Icon name={icon} />
      <span className="menu-label">
        {label}
        {hint !== undefined && <span className="hint"> ({hint})</span>}
      </span>
      {isOn === true && <Icon name="check" />}
    </>
  );
  const shared = { tabIndex: -1, className: 'menu-item' };
  if (href !== undefined) {
    return (
      <a role="menuitem" {...shared} href={href} target="_blank" rel="noopener noreferrer" onClick={onChoose}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      role={isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
      {...shared}
      aria-checked={isOn}
      onClick={() => {
        onChoose();
        onSelect?.();
      }}
    >
      {content}
    </button>
  );
}
