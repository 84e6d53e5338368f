import type { ReactNode } from 'react';
import type { Turn } from '../../entries/entries.ts';
import type { Chat } from '../../chat/useChat.ts';
import { useWidget } from '../../context/WidgetContext.ts';
import { Answer } from '../answer/Answer.tsx';
import { PlainText } from '../ui/PlainText.tsx';
import { Time } from '../ui/Time.tsx';

interface TurnViewProps {
  turn: Turn;
  chat: Chat;
  isLast: boolean;
  onContact: () => void;
  onHandover: (() => void) | undefined;
}

/** A question with its answer. */
export function TurnView({ turn, chat, isLast, onContact, onHandover }: TurnViewProps): ReactNode {
  const { messages } = useWidget();
  const version = turn.versions[turn.shown];
  return (
    <section className="turn" data-turn>
      <span className="visually-hidden">{messages.you}: </span>
      <p className="bubble user plain" dir="auto">
        <PlainText text={turn.question} />
      </p>
      <Time at={turn.at} />
      {version && (
        <Answer
          key={version.messageId}
          turn={turn}
          version={version}
          chat={chat}
          isLast={isLast && !chat.isAnswering}
          onContact={onContact}
          onHandover={onHandover}
        />
      )}
    </section>
  );
}
