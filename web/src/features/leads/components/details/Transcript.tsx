import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Message } from '@parlance/domain/documents/chats/message';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { type Translate, useTranslate } from '#web/i18n/useTranslate.ts';
import { useTranscript } from '../../api/useTranscript.ts';
import { Section } from './Section.tsx';

interface TranscriptProps {
  chatbotId: string;
  chatId: string;
}

function speakerOf(message: Message, t: Translate): string {
  switch (message.role) {
    case 'user':
      return t('leads.visitor');
    case 'agent':
      return message.agentName === '' ? t('leads.formerMember') : message.agentName;
    default:
      return t('leads.chatbot');
  }
}

/** Latest messages of a lead's conversation, and the way to all of it. */
export function Transcript({ chatbotId, chatId }: TranscriptProps) {
  const t = useTranslate();
  const messages = useTranscript(chatId);
  return (
    <Section title={t('leads.conversation')}>
      {messages.status === 'loading' && <Skeleton variant="rounded" height={96} />}
      {messages.status === 'error' && (
        <ErrorState title={t('leads.chatFailed')} error={messages.error} onRetry={messages.retry} />
      )}
      {messages.status === 'ready' && messages.value.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('leads.chatGone')}
        </Typography>
      )}
      {messages.status === 'ready' && messages.value.length > 0 && (
        <>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0, display: 'grid', gap: 1 }}>
            {messages.value.map((message) => (
              <Box component="li" key={message.id}>
                <Typography variant="caption" color="textSecondary">
                  {speakerOf(message, t)}
                </Typography>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                  {message.text}
                </Typography>
              </Box>
            ))}
          </Box>
          <MuiLink component={PageLink} to={`${paths.chatbotChats(chatbotId)}?chat=${chatId}`}>
            {t('leads.toChat')}
          </MuiLink>
        </>
      )}
    </Section>
  );
}
