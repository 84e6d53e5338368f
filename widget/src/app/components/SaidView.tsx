import type { ReactNode } from 'react';
import type { Said } from '../chat/entries.ts';
import { failureText } from '../i18n/failureText.ts';
import { useWidget } from '../WidgetContext.ts';
import { PlainText } from './PlainText.tsx';
import { Time } from './Time.tsx';

/** A message between the visitor and a person of the business. */
export function SaidView({ said, onRetry }: { said: Said; onRetry: () => void }): ReactNode {
  const { messages } = useWidget();
  const isOwn = said.from === 'visitor';
  const { problem } = said;
  return (
    <section className="turn" data-turn>
      {!isOwn && said.agentName !== null && <p className="speaker">{said.agentName}</p>}
      <p className={isOwn ? 'bubble user plain' : 'bubble bot plain'}>
        {isOwn && <span className="visually-hidden">{messages.you}: </span>}
        <PlainText text={said.text} />
      </p>
      {isOwn ? <Time at={said.at} /> : <span className="time-start">{<Time at={said.at} />}</span>}
      {problem !== null && problem !== 'sending' && (
        <div className="note end">
          <p>
            {messages.notSent}. {failureText(problem, messages)}
          </p>
          <button type="button" className="button" onClick={onRetry}>
            {messages.tryAgain}
          </button>
        </div>
      )}
    </section>
  );
}
