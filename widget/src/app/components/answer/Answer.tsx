import { useId, useRef, useState, type ReactNode } from 'react';
import { answerContent, isPending, type Turn, type Version } from '../../entries/entries.ts';
import type { Chat } from '../../chat/useChat.ts';
import { useWidget } from '../../context/WidgetContext.ts';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerNote } from './AnswerNote.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { CitationPanel } from './CitationPanel.tsx';
import { RichText } from '../ui/RichText.tsx';

interface AnswerProps {
  turn: Turn;
  version: Version;
  chat: Chat;
  /** True for the newest answer, while nothing else is being written. */
  isLast: boolean;
  onContact: () => void;
  /** Undefined where no person is offered. */
  onPerson: (() => void) | undefined;
}

/** An answer in whatever state it is, with its sources and what can be done with it. */
export function Answer({ turn, version, chat, isLast, onContact, onPerson }: AnswerProps): ReactNode {
  const { messages } = useWidget();
  const panelId = useId();
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number>();
  const { text, citations } = answerContent(version.answer);
  const citation = citations.find(({ n }) => n === shown);
  const isWriting = isPending(version);
  const sources = isWriting
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
      {(text !== '' || isWriting) && (
        <div className="answer-row">
          <Avatar isSmall />
          {text === '' ? (
            <div className="bubble bot dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </div>
          ) : (
            <div className="bubble bot" dir="auto">
              <RichText text={text} citations={citations} shown={shown} panelId={panelId} onToggle={toggle} />
            </div>
          )}
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
      {!isWriting && <AnswerActions turn={turn} version={version} chat={chat} isLast={isLast} />}
      <AnswerNote
        answer={version.answer}
        onRetry={chat.isAnswering ? undefined : () => chat.retry(turn, version)}
        onContact={onContact}
        onPerson={onPerson}
      />
    </div>
  );
}
