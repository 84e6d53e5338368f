import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AnswerMessage, Message } from '@parlance/domain/documents/chats/message';
import { isGap } from '@parlance/domain/widget/VERDICTS';
import { questionIdOf } from '@parlance/domain/widget/answerId';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { unanswered } from '@parlance/domain/documents/chats/unanswered';
import { Fragment } from 'react';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useCanEdit } from '../../useCanEdit.ts';
import { isNewDay } from '../../messages/isNewDay.ts';
import { type Reading, shownText } from '../../translation/shownText.ts';
import { AnswerDetails } from './AnswerDetails.tsx';
import { EventLine } from './EventLine.tsx';
import { FormerAnswer } from './FormerAnswer.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { MessageFacts } from './MessageFacts.tsx';
import { ReviseButton } from './ReviseButton.tsx';
import { Unanswered } from './Unanswered.tsx';

interface MessagesProps {
  chatId: string;
  messages: readonly Stored<Message>[];
  reading: Reading;
}

/** Above the first message of a day. */
function DayLine({ day }: { day: Date }) {
  const intl = useIntl();
  return (
    <Typography component="h3" variant="caption" color="textSecondary" sx={{ textAlign: 'center', fontWeight: 600 }}>
      {intl.formatDate(day, { dateStyle: 'full' })}
    </Typography>
  );
}

/** A chat's messages in their order and by days, each answer with what it rests on and, for those who may, the way to a better one. */
export function Messages({ chatId, messages, reading }: MessagesProps) {
  const t = useTranslate();
  const { timezone } = useMembership().org;
  const canRevise = useCanEdit(chatId);
  const canTeach = useCan('source.write');
  const owed = unanswered(messages);
  const texts = new Map(messages.map(({ id, text }) => [id, text]));
  const questionOf = ({ id, searchQuery }: Stored<AnswerMessage>) => searchQuery ?? texts.get(questionIdOf(id) ?? '');
  return messages.map((message, index) => (
    <Fragment key={message.id}>
      {isNewDay(message.at, messages[index - 1]?.at, timezone) && <DayLine day={message.at} />}
      {message.role === 'event' ? (
        <EventLine happened={message} />
      ) : (
        <Box
          sx={{
            alignSelf: message.role === 'user' ? 'flex-start' : 'flex-end',
            maxWidth: { xs: '94%', sm: '80%' },
            minWidth: 0,
          }}
        >
          <MessageBubble chatId={chatId} message={message} shown={shownText(message, reading)} />
          {message.role === 'user' && owed.has(message.id) && <Unanswered question={message} />}
          {message.role === 'assistant' && (
            <>
              <MessageFacts message={message} />
              {message.revised && <FormerAnswer answer={message} />}
              <AnswerDetails answer={message} />
              {canRevise && (
                <Box sx={{ textAlign: 'right', mr: -1.5 }}>
                  {canTeach && isGap(message.verdict) && !message.revised && (
                    <Button
                      size="small"
                      component={PageLink}
                      to={paths.chatbotSources(message.chatbotId)}
                      startIcon={<AppIcon name="upload" size={16} />}
                    >
                      {t('chats.toSources')}
                    </Button>
                  )}
                  <ReviseButton chatId={chatId} answer={message} question={questionOf(message)} />
                </Box>
              )}
            </>
          )}
        </Box>
      )}
    </Fragment>
  ));
}
