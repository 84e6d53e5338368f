import { useState, type ReactNode } from 'react';
import { Confirm } from './Confirm.tsx';
import { useWidget } from '../context/WidgetContext.ts';
import { failureText } from '../i18n/failureText.ts';
import { fill } from '../i18n/fill.ts';
import type { ChatSession } from '../session/useChatSession.ts';
import { toFailure } from '../transport/failure.ts';

interface DialogsProps {
  shown: 'resume' | 'delete';
  session: ChatSession;
  /** @param count Number of deleted messages. */
  onDeleted: (count: number) => void;
  onClose: () => void;
}

/** The dialogs in which the visitor confirms that something is stored or deleted. */
export function Dialogs({ shown, session, onDeleted, onClose }: DialogsProps): ReactNode {
  const { backend, config, messages } = useWidget();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');

  async function allowResume(): Promise<void> {
    setIsBusy(true);
    if (await session.resumable.switchOn()) onClose();
    else setError(messages.resumeFailed);
    setIsBusy(false);
  }

  async function deleteChat(): Promise<void> {
    setIsBusy(true);
    try {
      const { messages: count } = await backend.deleteChat();
      session.clear();
      session.resumable.switchOff();
      onDeleted(count);
      onClose();
    } catch (thrown) {
      setError(failureText(toFailure(thrown), messages));
    }
    setIsBusy(false);
  }

  const state = { isBusy, error, onCancel: onClose };
  return shown === 'resume' ? (
    <Confirm
      {...state}
      title={messages.resumeTitle}
      text={messages.resumeText}
      action={messages.resumeConfirm}
      onConfirm={() => void allowResume()}
    />
  ) : (
    <Confirm
      {...state}
      title={messages.deleteTitle}
      text={fill(messages.deleteText, { name: config.business })}
      action={messages.deleteConfirm}
      onConfirm={() => void deleteChat()}
    />
  );
}
