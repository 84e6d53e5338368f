import type { ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { Icon } from './ui/Icon.tsx';

interface SendButtonProps {
  isDisabled: boolean;
  /** Undefined while no answer is being written. */
  onStop: (() => void) | undefined;
}

/** Submits the composer or, while an answer is being written, stops it. */
export function SendButton({ isDisabled, onStop }: SendButtonProps): ReactNode {
  const { messages } = useWidget();
  const label = onStop ? messages.stop : messages.send;
  return (
    <button
      type={onStop ? 'button' : 'submit'}
      className="send"
      aria-label={label}
      title={label}
      disabled={isDisabled && !onStop}
      onClick={onStop}
    >
      <Icon name={onStop ? 'stop' : 'send'} />
    </button>
  );
}
