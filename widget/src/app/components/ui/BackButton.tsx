import type { ReactNode } from 'react';
import { useWidget } from '../../context/WidgetContext.ts';
import { Icon } from './Icon.tsx';

/** The way from a form back to the conversation. */
export function BackButton({ onBack }: { onBack: () => void }): ReactNode {
  const { messages } = useWidget();
  return (
    <button type="button" className="back" onClick={onBack}>
      <Icon name="back" />
      {messages.backToChat}
    </button>
  );
}
