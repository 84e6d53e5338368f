import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface IconButtonProps {
  icon: IconName;
  label: string;
  isSmall?: boolean;
  /** For a button that stays pressed. */
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

/** A button that shows an icon alone; its name is read out and appears under the pointer. */
export function IconButton({
  icon,
  label,
  isSmall = false,
  isPressed,
  isDisabled = false,
  onClick,
}: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={isSmall ? 'icon-button small' : 'icon-button'}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
