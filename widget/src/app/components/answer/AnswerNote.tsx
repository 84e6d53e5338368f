import type { VisitorErrorCode } from '@parlance/domain/widget/visitorError';
import type { ReactNode } from 'react';
import type { AnswerState } from '../../entries/entries.ts';
import { failureText } from '../../i18n/failureText.ts';
import type { Failure } from '../../transport/failure.ts';
import { useWidget } from '../../context/WidgetContext.ts';

/** Asking the same again cannot help here; a message to the business can. */
const FINAL: readonly VisitorErrorCode[] = [
  'message-limit-reached',
  'playground-limit-reached',
  'trial-expired',
  'chatbot-inactive',
  'chatbot-untrained',
  'visitor-token-invalid',
  'visitor-token-expired',
  'invalid-input',
];

interface AnswerNoteProps {
  answer: AnswerState;
  onRetry: (() => void) | undefined;
  onContact: () => void;
  onHandover: (() => void) | undefined;
}

function noteFailure(answer: AnswerState): Failure | undefined {
  if (answer.status === 'failed') return answer.failure;
  return answer.status === 'done' && answer.result.verdict === 'incomplete' ? { kind: 'cut' } : undefined;
}

/** Note on a failed answer, with the visitor's next steps. */
export function AnswerNote({ answer, onRetry, onContact, onHandover }: AnswerNoteProps): ReactNode {
  const { messages } = useWidget();
  const failure = noteFailure(answer);
  const isFinal = failure?.kind === 'server' && FINAL.includes(failure.code);
  const isServerFault = failure?.kind === 'server' && !isFinal;
  const offersContact = answer.status === 'done' ? answer.result.offerContact : isFinal || isServerFault;
  if (failure === undefined && !offersContact) return null;
  return (
    <div className="note">
      {failure && <p>{failureText(failure, messages)}</p>}
      {isServerFault && failure.correlationId !== '' && (
        <p className="reference">
          {messages.reference}: {failure.correlationId}
        </p>
      )}
      {failure && !isFinal && onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {messages.tryAgain}
        </button>
      )}
      {offersContact && (
        <button type="button" className="button" onClick={onContact}>
          {messages.leaveMessage}
        </button>
      )}
      {offersContact && onHandover && (
        <button type="button" className="button" onClick={onHandover}>
          {messages.handover}
        </button>
      )}
    </div>
  );
}
