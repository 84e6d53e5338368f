import { useId, useRef, useState, type ReactNode } from 'react';
import type { Chat } from '../../chat/useChat.ts';
import { answerContent, isPending, type Turn, type Version } from '../../entries/entries.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { RichText } from '../ui/RichText.tsx';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerNote } from './AnswerNote.tsx';
import { CitationPanel } from './CitationPanel.tsx';
import { QuotedNote } from './QuotedNote.tsx';
import { Sources } from './Sources.tsx';

interface AnswerProps {
  turn: Turn;
  version: Version;
  chat: Chat;
  /** True for the newest answer, while nothing else is being written. */
  isLast: boolean;
  onContact: () => void;
  /** Undefined where no handover is offered. */
  onHandover: (() => void) | undefined;
}

/** An answer in any state, with its sources and the visitor's actions. */
export function Answer({ turn, version, chat, isLast, onContact, onHandover }: AnswerProps): ReactNode {
  const panelId = useId();
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number>();
  const { text, citations } = answerContent(version.answer);
  const citation = citations.find(({ n }) => n === shown);
  const isWriting = isPending(version);

  const toggle = (n: number): void => setShown((current) => (current === n ? undefined : n));

  function closeCitation(): void {
    // The button that opened the passage gets the focus back.
    const opener = element.current?.querySelector('[aria-expanded="true"]');
    if (opener instanceof HTMLElement) opener.focus();
    setShown(undefined);
  }

  return (
    <div className="answer" ref={element}>
      <QuotedNote answer={version.answer} />
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
              <RichText text={text} cited={{ citations, shown, panelId, onToggle: toggle }} />
            </div>
          )}
        </div>
      )}
      {!isWriting && <Sources citations={citations} shown={shown} panelId={panelId} onToggle={toggle} />}
      <div id={panelId}>
        {citation && <CitationPanel key={citation.n} citation={citation} onClose={closeCitation} />}
      </div>
      {!isWriting && <AnswerActions turn={turn} version={version} chat={chat} isLast={isLast} />}
      <AnswerNote
        answer={version.answer}
        onRetry={chat.isAnswering ? undefined : () => chat.retry(turn, version)}
        onContact={onContact}
        onHandover={onHandover}
      />
    </div>
  );
}
