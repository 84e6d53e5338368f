import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chat';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/AppIcon.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useMessages } from '../api/useMessages.ts';
import { MessageBubble } from './MessageBubble.tsx';

interface ChatDetailProps {
  chatId: string;
  /** The chat's own figures, once its list is here and holds it. */
  chat: Stored<Chat> | undefined;
  onBack: () => void;
}

/** One conversation: the visitor on the left, the chatbot on the right. */
export function ChatDetail({ chatId, chat, onBack }: ChatDetailProps) {
  const t = useTranslate();
  const intl = useIntl();
  const messages = useMessages(chatId);
  return (
    <>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Box sx={{ display: { md: 'none' } }}>
          <Button size="small" color="inherit" startIcon={<AppIcon name="arrow-left" size={18} />} onClick={onBack}>
            {t('common.back')}
          </Button>
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {t('chats.conversation')}
          </Typography>
          {chat && (
            <Typography variant="caption" color="textSecondary" noWrap component="p">
              {[
                t(`channel.${chat.channel}`),
                chat.origin,
                intl.formatDate(chat.createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </Typography>
          )}
        </Box>
      </Box>
      <Box
        role="log"
        aria-label={t('chats.conversation')}
        tabIndex={0}
        sx={{
          flex: 1,
          overflowY: 'auto',
          minHeight: 0,
          p: { xs: 2, sm: 3 },
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
        }}
      >
        {messages.status === 'loading' && (
          <>
            <Skeleton variant="rounded" width="60%" height={48} />
            <Skeleton variant="rounded" width="70%" height={96} sx={{ alignSelf: 'flex-end' }} />
          </>
        )}
        {messages.status === 'error' && (
          <ErrorState title={t('chats.messagesFailed')} error={messages.error} onRetry={messages.retry} />
        )}
        {messages.status === 'ready' && messages.value.length === 0 && (
          <Typography color="textSecondary">{t('chats.noMessages')}</Typography>
        )}
        {messages.status === 'ready' &&
          messages.value.map((message) => <MessageBubble key={message.id} message={message} />)}
      </Box>
    </>
  );
}
