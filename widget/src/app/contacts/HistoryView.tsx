import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BackButton } from '../components/ui/BackButton.tsx';
import { Time } from '../components/ui/Time.tsx';
import { useWidget } from '../context/WidgetContext.ts';
import { failureText } from '../i18n/failureText.ts';
import { toFailure } from '../transport/failure.ts';
import { HISTORY_TEXTS } from './HISTORY_TEXTS.ts';
import { useHistory } from './useHistory.ts';

/** The contact's earlier conversations, the newest first, of which one is chosen to go on with. */
export function HistoryView({ onBack }: { onBack: () => void }): ReactNode {
  const { contact, locale, messages } = useWidget();
  const texts = HISTORY_TEXTS[locale];
  const { chats, hasMore, state, load } = useHistory();
  const [error, setError] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function open(chatId: string): Promise<void> {
    setError('');
    try {
      await contact?.openChat(chatId);
    } catch (thrown) {
      setError(failureText(toFailure(thrown), messages));
    }
  }

  return (
    <main className="view contact" aria-busy={state === 'loading'}>
      <BackButton onBack={onBack} />
      <h2 ref={heading} tabIndex={-1}>
        {messages.history}
      </h2>
      <ul className="history">
        {chats.map(({ chatId, preview, at }) => (
          <li key={chatId}>
            <button type="button" onClick={() => void open(chatId)}>
              <span>{preview || messages.handover}</span>
              <Time at={at} />
            </button>
          </li>
        ))}
      </ul>
      <output>{state === 'loading' ? texts.loading : state === 'done' && chats.length === 0 ? texts.none : ''}</output>
      <div role="alert">
        {(error || state === 'failed') && <p className="error">{error || messages.failures.network}</p>}
      </div>
      {(hasMore || state === 'failed') && state !== 'loading' && (
        <button type="button" className="button" onClick={load}>
          {state === 'failed' ? messages.tryAgain : texts.more}
        </button>
      )}
    </main>
  );
}
