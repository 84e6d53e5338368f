import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Message } from '@parlance/domain/documents/chats/message';
import type { RefObject } from 'react';
import type { Stored } from '#web/lib/live.ts';
import { useComposerText } from '../../useComposerText.ts';
import type { Suggestions } from '../../useSuggestions.ts';
import type { ComposerText } from '../../withSuggestion.ts';
import type { Outbox } from '../../useOutbox.ts';
import type { Reading } from '../../translation/shownText.ts';
import { useReplyTranslation } from '../../translation/useReplyTranslation.ts';
import { ReplyTranslationArea } from '../translation/ReplyTranslationArea.tsx';
import { AgentComposer } from './AgentComposer.tsx';
import { SuggestionPanel } from './SuggestionPanel.tsx';

interface AgentWritingProps {
  ref: RefObject<HTMLElement | null>;
  chat: Stored<Chat>;
  /** In their order. */
  messages: readonly Stored<Message>[];
  suggestions: Suggestions;
  /** Unsent text of each conversation: an agent who looks after several finds it again. */
  drafts: Map<string, ComposerText>;
  reading: Reading;
  outbox: Outbox;
}

/** Suggestion for the agent, the field to write in, and what is written in the visitor's language. */
export function AgentWriting(props: AgentWritingProps) {
  const { ref, chat, messages, suggestions, drafts, reading, outbox } = props;
  const composer = useComposerText(chat.id, drafts);
  const translation = useReplyTranslation(chat.id, reading, (written) => {
    outbox.send(chat.id, written);
    composer.clear();
    ref.current?.focus();
  });
  return (
    <>
      <SuggestionPanel
        chatId={chat.id}
        messages={messages}
        suggestions={suggestions}
        onUse={(draft) => {
          composer.suggest(draft);
          ref.current?.focus();
        }}
      />
      <AgentComposer
        ref={ref}
        chat={chat}
        composer={composer}
        onSend={translation.submit}
        onAttach={(files) => outbox.attach(chat.id, files)}
      />
      <ReplyTranslationArea translation={translation} />
    </>
  );
}
