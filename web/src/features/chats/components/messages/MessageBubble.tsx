import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AgentMessage, AnswerMessage, VisitorMessage } from '@parlance/domain/documents/chats/message';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { Citations } from '#web/components/citations/Citations.tsx';
import type { Stored } from '#web/lib/live.ts';
import type { ShownText } from '../../translation/shownText.ts';
import { OtherText } from '../translation/OtherText.tsx';
import { DeliveryMark } from './DeliveryMark.tsx';
import { MessageBody } from './MessageBody.tsx';
import { MessageTime } from './MessageTime.tsx';

interface MessageBubbleProps {
  chatId: string;
  message: Stored<VisitorMessage | AnswerMessage | AgentMessage>;
  shown: ShownText;
}

const BACKGROUNDS: Readonly<Record<MessageBubbleProps['message']['role'], string>> = {
  user: 'background.default',
  assistant: 'primary.light',
  agent: 'info.light',
};

/** Message with its author and time. Visitors' text is shown verbatim. */
export function MessageBubble({ chatId, message, shown }: MessageBubbleProps) {
  const t = useTranslate();
  const isOurs = message.role !== 'user';
  // The passages behind a revised answer are those of the former one.
  const citations = message.role === 'assistant' && !message.revised ? message.citations : [];
  const changeOf = (share: number) =>
    share === 0 ? t('chats.suggestion.asSuggested') : t('chats.suggestion.changed', { share });
  const speaker = () => {
    if (message.role === 'user') return t('chats.visitor');
    if (message.role !== 'agent') return t('chats.chatbot');
    return message.agentName === '' ? t('activityLog.deletedAccount') : message.agentName;
  };
  return (
    <>
      <Typography
        variant="caption"
        color="textSecondary"
        component="p"
        sx={{ mb: 0.5, textAlign: isOurs ? 'right' : 'left' }}
      >
        {speaker()} · <MessageTime at={message.at} />
        {message.role === 'agent' && message.draftChange !== null && ` · ${changeOf(message.draftChange)}`}
        {isOurs && message.delivery !== null && <DeliveryMark delivery={message.delivery} />}
        {message.role === 'user' && message.regenerates !== null && ` · ${t('chats.askedAgain')}`}
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
          bgcolor: BACKGROUNDS[message.role],
          overflowWrap: 'anywhere',
        }}
      >
        {message.text === '' && <Typography color="textSecondary">{t('chats.noText')}</Typography>}
        <MessageBody chatId={chatId} message={message} shown={shown} />
        {shown.isUnreliable && (
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
            {t('chats.translation.unreliable')}
          </Typography>
        )}
        {shown.other && <OtherText {...shown.other} />}
        {citations.length > 0 && <Citations citations={citations} />}
      </Box>
    </>
  );
}
