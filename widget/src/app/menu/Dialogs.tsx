import { useState, type ReactNode } from 'react';
import { Confirm } from '../components/ui/Confirm.tsx';
import { failureText } from '../i18n/failureText.ts';
import { fill } from '../i18n/fill.ts';
import type { Kept } from '../keep/useKept.ts';
import { toFailure } from '../transport/failure.ts';
import { useWidget } from '../context/WidgetContext.ts';

interface DialogsProps {
  shown: 'keep' | 'delete';
  kept: Kept;
  onDeleted: (messages: number) => void;
  onClose: () => void;
}

/** The questions that the menu asks before it stores or deletes anything. */
export function Dialogs({ shown, kept, onDeleted, onClose }: DialogsProps): ReactNode {
  const { backend, config, messages } = useWidget();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');

  async function keep(): Promise<void> {
    setIsBusy(true);
    if (await kept.keep()) onClose();
    else setError(messages.keepFailed);
    setIsBusy(false);
  }

  async function remove(): Promise<void> {
    setIsBusy(true);
    try {
      onDeleted((await backend.deleteChat()).messages);
      kept.forget();
      onClose();
    } catch (thrown) {
      setError(failureText(toFailure(thrown), messages));
    }
    setIsBusy(false);
  }

  return shown === 'keep' ? (
    <Confirm
      title={messages.keepTitle}
      text={messages.keepText}
      action={messages.keepConfirm}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void keep()}
      onCancel={onClose}
    />
  ) : (
    <Confirm
      title={messages.deleteTitle}
      text={fill(messages.deleteText, { name: config.displayName })}
      action={messages.deleteConfirm}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
