import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useEffect, useState } from 'react';
import { RevealBar } from '#web/components/masking/RevealBar.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import Skeleton from '@mui/material/Skeleton';
import { useChat } from '../api/useChat.ts';
import { useMessages } from '../api/useMessages.ts';
import type { Outbox } from '../useOutbox.ts';
import { useDraftRemoval } from '../useDraftRemoval.ts';
import type { Suggestions } from '../useSuggestions.ts';
import type { ComposerText } from '../withSuggestion.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { Conversation } from './Conversation.tsx';
import { ChatWork } from './team/ChatWork.tsx';

interface ChatDetailProps {
  chatId: string;
  outbox: Outbox;
  suggestions: Suggestions;
  drafts: Map<string, ComposerText>;
  /** True if the list has conversations of several chatbots. */
  hasChatbots: boolean;
  onBack: () => void;
  /** True if the way back is shown on wide screens as well. */
  hasBack: boolean;
  /** Called with the conversation as it is, each time it changes. */
  onChange: (chat: Stored<Chat>) => void;
  isDeleted: (chat: Stored<Chat>) => boolean;
  /** Called once nothing is left to do in it. */
  onDone?: (chat: Stored<Chat>) => void;
  /** Undefined for those who may not. */
  onDelete: ((chat: Stored<Chat>) => void) | undefined;
  /** Undefined for those who may not. */
  onUnread: ((chat: Stored<Chat>) => void) | undefined;
}

/** Placeholder for a conversation's messages. */
function MessagesSkeleton() {
  return (
    <Box
      component="output"
      aria-busy="true"
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: { xs: 2, sm: 3 } }}
    >
      <Skeleton variant="rounded" width="60%" height={48} />
      <Skeleton variant="rounded" width="70%" height={96} sx={{ alignSelf: 'flex-end' }} />
    </Box>
  );
}

/** One conversation: the visitor on the left, chatbot and team on the right. */
export function ChatDetail(props: ChatDetailProps) {
  const { chatId, outbox, suggestions, drafts, hasChatbots, onBack, hasBack, onChange, isDeleted } = props;
  const { onDone, onDelete, onUnread } = props;
  const t = useTranslate();
  const chat = useChat(chatId);
  const messages = useMessages(chatId);
  const failed = [chat, messages].find((live) => live.status === 'error');
  const retry = () => {
    if (chat.status === 'error') chat.retry();
    if (messages.status === 'error') messages.retry();
  };
  const shown = chat.status === 'ready' && chat.value !== null && !isDeleted(chat.value) ? chat.value : undefined;
  useEffect(() => {
    if (shown !== undefined) onChange(shown);
  }, [shown, onChange]);
  const isGone = chat.status === 'ready' && shown === undefined;
  useDraftRemoval(chatId, isGone);
  // Only what was there can have been deleted.
  const [wasThere, setWasThere] = useState(false);
  if (chat.status === 'ready' && chat.value !== null && !wasThere) setWasThere(true);
  return (
    <>
      <ChatHeader
        chat={shown}
        hasChatbots={hasChatbots}
        onBack={onBack}
        hasBack={hasBack}
        onDone={() => shown && onDone?.(shown)}
        onDelete={shown && onDelete && (() => onDelete(shown))}
        onUnread={shown && onUnread && (() => onUnread(shown))}
      />
      {!isGone && <RevealBar kind="chat" id={chatId} />}
      {shown && <ChatWork chat={shown} />}
      {failed?.status === 'error' ? (
        <Box sx={{ p: { xs: 2, sm: 3 } }}>
          <ErrorState title={t('chats.messagesFailed')} error={failed.error} onRetry={retry} />
        </Box>
      ) : (
        <>
          {isGone && (
            <Typography color="textSecondary" sx={{ p: { xs: 2, sm: 3 } }}>
              {t(wasThere ? 'chats.gone' : 'chats.notFound')}
            </Typography>
          )}
          {(chat.status === 'loading' || (shown && messages.status === 'loading')) && <MessagesSkeleton />}
          {shown && messages.status === 'ready' && (
            <Conversation
              chat={shown}
              messages={messages.value}
              outbox={outbox}
              suggestions={suggestions}
              drafts={drafts}
            />
          )}
        </>
      )}
    </>
  );
}
