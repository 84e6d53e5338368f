import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Message } from '@parlance/domain/documents/message';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { Citations } from './Citations.tsx';
import { MessageFacts } from './MessageFacts.tsx';

interface MessageBubbleProps {
  message: Stored<Message>;
}

/** One message. Its text is shown as text, never as markup. */
export function MessageBubble({ message }: MessageBubbleProps) {
  const t = useTranslate();
  const intl = useIntl();
  const isAnswer = message.role === 'assistant';
  return (
    <Box sx={{ alignSelf: isAnswer ? 'flex-end' : 'flex-start', maxWidth: { xs: '94%', sm: '80%' }, minWidth: 0 }}>
      <Typography
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ mb: 0.5, textAlign: isAnswer ? 'right' : 'left' }}
      >
        {t(isAnswer ? 'chats.chatbot' : 'chats.visitor')} ·{' '}
        <time dateTime={message.at.toISOString()}>{intl.formatTime(message.at)}</time>
      </Typography>
      <Box
        sx={{
          px: 2,
          py: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          borderBottomLeftRadius: isAnswer ? undefined : 4,
          borderBottomRightRadius: isAnswer ? 4 : undefined,
          bgcolor: isAnswer ? 'primary.light' : 'background.default',
          overflowWrap: 'anywhere',
        }}
      >
        {message.text === '' ? (
          <Typography color="textSecondary">
            {t(message.verdict === 'pending' ? 'verdict.pending' : 'chats.noText')}
          </Typography>
        ) : (
          <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>{message.text}</Typography>
        )}
        {message.citations.length > 0 && <Citations citations={message.citations} />}
      </Box>
      {isAnswer && <MessageFacts message={message} />}
    </Box>
  );
}
