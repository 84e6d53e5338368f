import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Panel } from '#web/components/ui/Panel.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import type { Unanswered } from '../unansweredOf.ts';
import { DismissButton } from './DismissButton.tsx';

interface UnansweredQuestionsProps {
  /** Undefined while they are being read. */
  questions: readonly Unanswered[] | undefined;
  chatbots: readonly Stored<Chatbot>[];
}

/** What visitors asked this week and the sources did not say, like questions as one, with the way to an answer. */
export function UnansweredQuestions({ questions, chatbots }: UnansweredQuestionsProps) {
  const t = useTranslate();
  const region = useRef<HTMLDivElement>(null);
  if (questions === undefined) return <Skeleton variant="rounded" height={200} />;
  return (
    <Box ref={region} tabIndex={-1} sx={{ outline: 'none' }}>
      {questions.length === 0 ? (
        <Panel>
          <Typography color="textSecondary" sx={{ p: 2 }}>
            {t('overview.unansweredNone')}
          </Typography>
        </Panel>
      ) : (
        <Panel component="ul">
          {questions.map((question) => (
            <UnansweredQuestion
              key={question.messageIds[0]}
              unanswered={question}
              chatbot={chatbots.length > 1 ? chatbots.find(({ id }) => id === question.chatbotId)?.name : undefined}
              onDismissed={() => region.current?.focus()}
            />
          ))}
        </Panel>
      )}
    </Box>
  );
}

interface UnansweredQuestionProps {
  unanswered: Unanswered;
  /** The chatbot's name where there are several. */
  chatbot: string | undefined;
  /** The question is about to leave the list, and with it the button that has the focus. */
  onDismissed: () => void;
}

function UnansweredQuestion({ unanswered, chatbot, onDismissed }: UnansweredQuestionProps) {
  const { chatbotId, chatId, question, at, count } = unanswered;
  const t = useTranslate();
  const canAnswer = useCan('source.write');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 1.5,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={paths.chatbotChat(chatbotId, chatId)}
          color="textPrimary"
          underline="hover"
          sx={{ overflowWrap: 'anywhere', fontWeight: 550 }}
        >
          {question}
        </MuiLink>
        <Typography variant="caption" component="p" color="textSecondary">
          {chatbot !== undefined && `${chatbot} · `}
          {count > 1 && `${t('overview.askedTimes', { count })} · `}
          <RelativeTime date={at} />
        </Typography>
      </Box>
      {canAnswer && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={paths.chatbotOwnAnswers(chatbotId)}
          state={{ question }}
          aria-label={t('overview.addAnswerTo', { question })}
        >
          {t('overview.addAnswer')}
        </Button>
      )}
      {canAnswer && <DismissButton unanswered={unanswered} onDismissed={onDismissed} />}
    </Box>
  );
}
