import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Message } from '@parlance/domain/documents/chats/message';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { Citations } from './Citations.tsx';

interface MessageBubbleProps {
  message: Stored<Message>;
}

const BACKGROUNDS: Readonly<Record<Message['role'], string>> = {
  user: 'background.default',
  assistant: 'primary.light',
  agent: 'info.light',
  event: 'background.default',
};

/** What was said by whom and when. Its text is shown as text, never as markup. */
export function MessageBubble({ message }: MessageBubbleProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { role, agentName, regenerates } = message;
  const isOurs = role !== 'user';
  const speaker = () => {
    if (role === 'user') return t('chats.visitor');
    return role === 'agent' && agentName !== null ? agentName : t('chats.chatbot');
  };
  return (
    <>
      <Typography
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ mb: 0.5, textAlign: isOurs ? 'right' : 'left' }}
      >
        {speaker()} · <time dateTime={message.at.toISOString()}>{intl.formatTime(message.at)}</time>
        {regenerates !== null && ` · ${t('chats.askedAgain')}`}
      </Typography>
      <Box
        sx={{
          // What stands under a short message may be wider than it.
          width: 'fit-content',
          ml: isOurs ? 'auto' : 0,
          px: 2,
          py: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          borderBottomLeftRadius: isOurs ? undefined : 4,
          borderBottomRightRadius: isOurs ? 4 : undefined,
          bgcolor: BACKGROUNDS[role],
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
        {/* The passages behind a revised answer are those of the former one. */}
        {message.citations.length > 0 && !message.revised && <Citations citations={message.citations} />}
      </Box>
    </>
  );
}
