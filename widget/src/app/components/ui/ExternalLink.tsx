import type { ReactNode } from 'react';
import { useWidget } from '../../context/WidgetContext.ts';

/** A link out of the chat. Its address went through `safeHref`. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  const { messages } = useWidget();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({messages.newTab})</span>
    </a>
  );
}
