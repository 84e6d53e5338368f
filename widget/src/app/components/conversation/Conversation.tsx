import type { ReactNode, RefObject } from 'react';
import type { Entry } from '../../entries/entries.ts';
import type { Chat } from '../../chat/useChat.ts';
import { useFollow } from '../../chat/useFollow.ts';
import { eventText } from '../../i18n/eventText.ts';
import { fill } from '../../i18n/fill.ts';
import { useWidget } from '../../context/WidgetContext.ts';
import { SaidView } from './SaidView.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TurnView } from './TurnView.tsx';
import { WelcomeText } from './WelcomeText.tsx';

interface ConversationProps {
  chat: Chat;
  log: RefObject<HTMLDivElement | null>;
  /** False while a person answers: the chatbot's questions have no place then. */
  isSuggesting: boolean;
  onAsk: (question: string) => void;
  onSayAgain: (id: string, text: string) => void;
  onContact: (question: string) => void;
  onPerson: (() => void) | undefined;
  children: ReactNode;
}

/** Everything that was said, from the first line that names the AI. */
export function Conversation(props: ConversationProps): ReactNode {
  const { chat, log, isSuggesting, onAsk, onSayAgain, onContact, onPerson, children } = props;
  const { config, messages } = useWidget();
  const { entries } = chat;
  useFollow(log, entries);
  const name = { name: config.displayName };
  const canAsk = isSuggesting && (config.state === 'ready' || config.state === 'exhausted');
  const isNew = entries.length === 0;

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
            onPerson={onPerson}
          />
        );
      case 'said':
        return <SaidView key={entry.id} said={entry} onRetry={() => onSayAgain(entry.id, entry.text)} />;
      case 'happening':
        return (
          <p key={entry.id} className="happening">
            {eventText(entry, messages)}
          </p>
        );
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to reach it
    <div className="log" ref={log} role="log" aria-live="off" aria-label={messages.log} tabIndex={0}>
      <p className="intro">{fill(messages.intro, name)}</p>
      {config.initialMessages.map((runs, place) => (
        <WelcomeText key={place} runs={runs} />
      ))}
      {config.state !== 'ready' && (
        <div className="note">
          <p>{fill(messages[config.state], name)}</p>
          <button type="button" className="button" onClick={() => onContact('')}>
            {messages.leaveMessage}
          </button>
        </div>
      )}
      {isNew && canAsk && (
        <>
          <Suggestions label={messages.starters} questions={config.conversationStarters} onAsk={onAsk} />
          <Suggestions label={messages.faqs} isTitled questions={config.faqs} onAsk={onAsk} />
        </>
      )}
      {entries.map(renderEntry)}
      {children}
      {canAsk && !chat.isAnswering && (isNew || config.keepShowingSuggestions) && (
        <Suggestions label={messages.suggestions} questions={config.suggestedMessages} onAsk={onAsk} />
      )}
    </div>
  );
}
