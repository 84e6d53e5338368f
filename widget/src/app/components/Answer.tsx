import { useId, useRef, useState, type ReactNode } from 'react';
import { answerContent, type Turn } from '../chat/turns.ts';
import { useWidget } from '../WidgetContext.ts';
import { AnswerNote } from './AnswerNote.tsx';
import { CitationPanel } from './CitationPanel.tsx';
import { RichText } from './RichText.tsx';

interface AnswerProps {
  turn: Turn;
  /** Undefined while another answer is being written. */
  onRetry: (() => void) | undefined;
  onContact: () => void;
}

/** An answer in whatever state it is, with its sources. */
export function Answer({ turn, onRetry, onContact }: AnswerProps): ReactNode {
  const { messages } = useWidget();
  const panelId = useId();
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number>();
  const { text, citations } = answerContent(turn.answer);
  const citation = citations.find(({ n }) => n === shown);
  const isPending = turn.answer.status === 'waiting' || turn.answer.status === 'streaming';
  const sources = isPending
    ? []
    : citations.filter((one, place) => citations.findIndex(({ sourceId }) => sourceId === one.sourceId) === place);

  const toggle = (n: number): void => setShown((current) => (current === n ? undefined : n));
  function closeCitation(): void {
    // Back to the button that the passage was opened with.
    const opener = element.current?.querySelector('[aria-expanded="true"]');
    if (opener instanceof HTMLElement) opener.focus();
    setShown(undefined);
  }

  return (
    <div className="answer" ref={element}>
      {text !== '' && (
        <div className="bubble bot">
          <RichText text={text} citations={citations} shown={shown} panelId={panelId} onToggle={toggle} />
        </div>
      )}
      {text === '' && isPending && (
        <div className="bubble bot dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      )}
      {sources.length > 0 && (
        <p className="sources">
          <span>{messages.sources}</span>
          {sources.map(({ n, sourceName }) => (
            <button
              key={n}
              type="button"
              className="source"
              aria-expanded={shown === n}
              aria-controls={panelId}
              onClick={() => toggle(n)}
            >
              {sourceName}
            </button>
          ))}
        </p>
      )}
      <div id={panelId}>
        {citation && <CitationPanel key={citation.n} citation={citation} onClose={closeCitation} />}
      </div>
      <AnswerNote answer={turn.answer} onRetry={onRetry} onContact={onContact} />
    </div>
  );
}
