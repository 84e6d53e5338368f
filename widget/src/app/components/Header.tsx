import type { ReactNode, RefObject } from 'react';
import { useWidget } from '../WidgetContext.ts';
import { Icon } from './Icon.tsx';

interface HeaderProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Undefined while the contact form is open. */
  onContact: (() => void) | undefined;
  /** Undefined where there is no panel to close. */
  onClose: (() => void) | undefined;
}

export function Header({ heading, onContact, onClose }: HeaderProps): ReactNode {
  const { config, messages } = useWidget();
  return (
    <header className="header">
      <span className="avatar" aria-hidden="true">
        {/./u.exec(config.displayName)?.[0].toUpperCase()}
      </span>
      <div className="header-names">
        <h1 ref={heading} className="header-name" tabIndex={-1}>
          {config.displayName}
        </h1>
        <p className="header-role">{messages.assistant}</p>
      </div>
      {onContact && (
        <button
          type="button"
          className="icon-button"
          aria-label={messages.leaveMessage}
          title={messages.leaveMessage}
          onClick={onContact}
        >
          <Icon name="mail" />
        </button>
      )}
      {onClose && (
        <button
          type="button"
          className="icon-button"
          aria-label={messages.close}
          title={messages.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      )}
    </header>
  );
}
