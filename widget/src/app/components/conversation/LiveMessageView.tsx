import type { ReactNode } from 'react';
import type { LiveMessage } from '../../entries/entries.ts';
import { isFile } from '../../entries/isFile.ts';
import { useFileViews } from '../files/useFileViews.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useWidget } from '../../context/WidgetContext.ts';
import { PlainText } from '../ui/PlainText.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Time } from '../ui/Time.tsx';

interface LiveMessageViewProps {
  message: LiveMessage;
  onResend: () => void;
}

/** A message between the visitor and an agent, with its failure if it was not sent. */
export function LiveMessageView({ message, onResend }: LiveMessageViewProps): ReactNode {
  const { messages } = useWidget();
  const { from, agentName, text, at, delivery } = message;
  const isOwn = from === 'visitor';
  const File = useFileViews(isFile(message))?.FileView;
  return (
    <section className="turn" data-turn>
      {!isOwn && agentName !== null && <p className="speaker">{agentName}</p>}
      {isOwn && <span className="visually-hidden">{messages.you}: </span>}
      {File ? (
        <File message={message} onResend={onResend} />
      ) : isOwn ? (
        <p className="bubble user plain" dir="auto">
          <PlainText text={text} />
        </p>
      ) : (
        <div className="bubble bot" dir="auto">
          <RichText text={text} />
        </div>
      )}
      <Time at={at} />
      {!File && typeof delivery === 'object' && (
        <div className="note end">
          <p>
            {messages.notSent}. {failureText(delivery, messages)}
          </p>
          <button type="button" className="button" onClick={onResend}>
            {messages.tryAgain}
          </button>
        </div>
      )}
    </section>
  );
}
