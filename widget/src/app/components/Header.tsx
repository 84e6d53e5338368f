import type { ReactNode, RefObject } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { Avatar } from './ui/Avatar.tsx';
import { IconButton } from './ui/IconButton.tsx';

interface HeaderProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Label for the side that answers at the moment. */
  role: string;
  menu: ReactNode;
  /** Undefined where there is no panel to close. */
  onClose: (() => void) | undefined;
}

export function Header({ heading, role, menu, onClose }: HeaderProps): ReactNode {
  const { config, messages } = useWidget();
  return (
    <header className="header">
      <Avatar />
      <div className="header-names">
        <h1 ref={heading} className="header-name" tabIndex={-1}>
          {config.displayName}
        </h1>
        <p className="header-role">{role}</p>
      </div>
      {menu}
      {onClose && <IconButton icon="close" label={messages.close} onClick={onClose} />}
    </header>
  );
}
