import { useRef, type ReactNode } from 'react';
import { type Entry, offeredReplies } from '../../entries/entries.ts';
import type { Chat } from '../../chat/useChat.ts';
import { useFollow } from '../../chat/useFollow.ts';
import { eventText } from '../../i18n/eventText.ts';
import { fill } from '../../i18n/fill.ts';
import { useWidget } from '../../context/WidgetContext.ts';
import { useInvitation } from '../../proactive/useInvitation.ts';
import { FirstMessages } from './FirstMessages.tsx';
import { FirstQuestions } from './FirstQuestions.tsx';
import { LiveMessageView } from './LiveMessageView.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TurnView } from './TurnView.tsx';

interface ConversationProps {
  chat: Chat;
  /** False where the chatbot does not answer: then no questions are suggested. */
  canAsk: boolean;
  onAsk: (question: string) => void;
  onResend: (text: string, id: string) => void;
  onContact: (question: string) => void;
  onHandover: (() => void) | undefined;
  /** True while an earlier conversation is being read: nothing is suggested yet. */
  isRestoring: boolean;
  children: ReactNode;
}

/** The whole conversation, from the first line that names the AI. */
export function Conversation(props: ConversationProps): ReactNode {
  const { chat, canAsk, onAsk, onResend, onContact, onHandover, isRestoring, children } = props;
  const { config, messages, locale } = useWidget();
  const log = useRef<HTMLDivElement>(null);
  const { entries } = chat;
  const invitation = useInvitation((question) => canAsk && onAsk(question));
  useFollow(log, entries);
  const name = { name: config.business };
  const isNew = entries.length === 0 && !isRestoring;

  function renderEntry(entry: Entry): ReactNode {
    switch (entry.kind) {
      case 'turn':
        return (
          <TurnView
            key={entry.id}
            turn={entry}
            chat={chat}
            isLast={entry === entries.at(-1)}
            onContact={() => onContact(entry.question)}
            onHandover={onHandover}
          />
        );
      case 'live-message':
        return <LiveMessageView key={entry.id} message={entry} onResend={() => onResend(entry.text, entry.id)} />;
      case 'system-event':
        return (
          <p key={entry.id} className="system-event">
            {eventText(entry, messages, locale)}
          </p>
        );
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to reach it
    <div className="log" ref={log} role="log" aria-live="off" aria-label={messages.log} tabIndex={0}>
      <p className="intro">{fill(messages.intro, name)}</p>
      <FirstMessages invitation={invitation} />
      {config.state !== 'ready' && (
        <div className="note">
          <p>{fill(messages[config.state], name)}</p>
          <button type="button" className="button" onClick={() => onContact('')}>
            {messages.leaveMessage}
          </button>
        </div>
      )}
      {isNew && canAsk && <FirstQuestions invitation={invitation} onAsk={onAsk} />}
      {entries.map(renderEntry)}
      {canAsk && <Suggestions label={messages.replies} questions={offeredReplies(entries)} onAsk={onAsk} />}
      {children}
      {canAsk &&
        !isRestoring &&
        !chat.isAnswering &&
        (isNew ? invitation === undefined : config.keepShowingSuggestions) && (
          <Suggestions label={messages.suggestions} questions={config.suggestedMessages} onAsk={onAsk} />
        )}
    </div>
  );
}
