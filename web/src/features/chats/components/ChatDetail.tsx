import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useChat } from '../api/useChat.ts';
import { useMessages } from '../api/useMessages.ts';
import type { Outbox } from '../useOutbox.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { Conversation } from './Conversation.tsx';
import { MessagesSkeleton } from './messages/MessagesSkeleton.tsx';

interface ChatDetailProps {
  chatId: string;
  outbox: Outbox;
  drafts: Map<string, string>;
  onBack: () => void;
}

/** One conversation: the visitor on the left, chatbot and team on the right. */
export function ChatDetail({ chatId, outbox, drafts, onBack }: ChatDetailProps) {
  const t = useTranslate();
  const chat = useChat(chatId);
  const messages = useMessages(chatId);
  const failed = [chat, messages].find((live) => live.status === 'error');
  const retry = () => {
    if (chat.status === 'error') chat.retry();
    if (messages.status === 'error') messages.retry();
  };
  const isGone = chat.status === 'ready' && chat.value === null;
  return (
    <>
      <ChatHeader chat={chat.status === 'ready' ? (chat.value ?? undefined) : undefined} onBack={onBack} />
      {failed?.status === 'error' ? (
        <Box sx={{ p: { xs: 2, sm: 3 } }}>
          <ErrorState title={t('chats.messagesFailed')} error={failed.error} onRetry={retry} />
        </Box>
      ) : (
        <>
          {isGone && (
            <Typography color="textSecondary" sx={{ p: { xs: 2, sm: 3 } }}>
              {t('chats.gone')}
            </Typography>
          )}
          {(chat.status === 'loading' || messages.status === 'loading') && <MessagesSkeleton />}
          {chat.status === 'ready' && chat.value !== null && messages.status === 'ready' && (
            <Conversation chat={chat.value} messages={messages.value} outbox={outbox} drafts={drafts} />
          )}
        </>
      )}
    </>
  );
}
