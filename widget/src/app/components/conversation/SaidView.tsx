import type { ReactNode } from 'react';
import type { Said } from '../../entries/entries.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useWidget } from '../../context/WidgetContext.ts';
import { PlainText } from '../ui/PlainText.tsx';
import { Time } from '../ui/Time.tsx';

/** A message between the visitor and a person of the business. */
export function SaidView({ said, onRetry }: { said: Said; onRetry: () => void }): ReactNode {
  const { messages } = useWidget();
  const isOwn = said.from === 'visitor';
  const { problem } = said;
  return (
    <section className="turn" data-turn>
      {!isOwn && said.agentName !== null && <p className="speaker">{said.agentName}</p>}
      {isOwn && <span className="visually-hidden">{messages.you}: </span>}
      <p className={isOwn ? 'bubble user plain' : 'bubble bot plain'} dir="auto">
        <PlainText text={said.text} />
      </p>
      <Time at={said.at} />
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
