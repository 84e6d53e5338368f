import type { ReactNode, RefObject } from 'react';
import type { Chat } from '../chat/useChat.ts';
import { useFollow } from '../chat/useFollow.ts';
import { fill } from '../i18n/fill.ts';
import { useWidget } from '../WidgetContext.ts';
import { Answer } from './Answer.tsx';
import { Suggestions } from './Suggestions.tsx';

interface ConversationProps {
  chat: Chat;
  log: RefObject<HTMLDivElement | null>;
  onContact: (question: string) => void;
}

/** Everything that was said, from the first line that names the AI. */
export function Conversation({ chat, log, onContact }: ConversationProps): ReactNode {
  const { config, messages } = useWidget();
  useFollow(log, chat.turns);
  const name = { name: config.displayName };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to reach it
    <div className="log" ref={log} role="log" aria-live="off" aria-label={messages.log} tabIndex={0}>
      <p className="intro">{fill(messages.intro, name)}</p>
      {config.initialMessages.map((message, place) => (
        <p key={place} className="bubble bot plain">
          {message}
        </p>
      ))}
      {config.state !== 'ready' && (
        <div className="note">
          <p>{fill(messages[config.state], name)}</p>
          <button type="button" className="button" onClick={() => onContact('')}>
            {messages.leaveMessage}
          </button>
        </div>
      )}
      {chat.turns.map((turn) => (
        <section key={turn.messageId} className="turn" data-turn>
          <p className="bubble user plain">
            <span className="visually-hidden">{messages.you}: </span>
            {turn.question}
          </p>
          <Answer
            turn={turn}
            onRetry={chat.isAnswering ? undefined : () => chat.retry(turn)}
            onContact={() => onContact(turn.question)}
          />
        </section>
      ))}
      <Suggestions chat={chat} />
    </div>
  );
}
