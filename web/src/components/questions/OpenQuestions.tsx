import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { Fragment, lazy, Suspense, useRef, useState } from 'react';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { aboveStretched } from '../table/aboveStretched.ts';
import { stretchedLink } from '../table/stretchedLink.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import type { OpenQuestion } from './OpenQuestion.ts';
import { QuestionActions } from './QuestionActions.tsx';

const GapDialog = lazy(async () => ({ default: (await import('./gap/GapDialog.tsx')).GapDialog }));

/** The newest of the other conversations of a question. */
const OTHERS_SHOWN = 12;

interface OpenQuestionsProps {
  /** Undefined while they are being read. */
  questions: readonly OpenQuestion[] | undefined;
  chatbots: readonly Stored<Chatbot>[];
  emptyText: string;
}

/** Visitors' questions that the sources do not answer, similar ones grouped, with the way to an answer. */
export function OpenQuestions({ questions, chatbots, emptyText }: OpenQuestionsProps) {
  const region = useRef<HTMLDivElement>(null);
  // Figures that are read once do not change when a question is dismissed.
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  // Of the list, not of a row: live, a question leaves it before all is done that closes it.
  const [proposing, setProposing] = useState<OpenQuestion>();
  if (questions === undefined) return <Skeleton variant="rounded" height={200} />;
  const shown = questions.filter(({ places }) => !places.every(({ messageId }) => dismissed.has(messageId)));
  const dismiss = ({ places }: OpenQuestion) => {
    setDismissed((known) => new Set([...known, ...places.map(({ messageId }) => messageId)]));
    region.current?.focus();
  };
  return (
    <Box ref={region} tabIndex={-1} sx={{ outline: 'none' }}>
      {shown.length === 0 ? (
        <Panel>
          <Typography color="textSecondary" sx={{ p: 2 }}>
            {emptyText}
          </Typography>
        </Panel>
      ) : (
        <Panel component="ul">
          {shown.map((question) => (
            <OpenQuestionRow
              key={question.places[0]?.messageId}
              question={question}
              chatbot={chatbots.length > 1 ? chatbots.find(({ id }) => id === question.chatbotId)?.name : undefined}
              onPropose={() => setProposing(question)}
              onDismissed={() => dismiss(question)}
            />
          ))}
        </Panel>
      )}
      {proposing && (
        <Suspense>
          <GapDialog
            question={proposing}
            onClose={() => setProposing(undefined)}
            onClosed={() => {
              setProposing(undefined);
              dismiss(proposing);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

interface OpenQuestionRowProps {
  question: OpenQuestion;
  /** The chatbot's name where there are several. */
  chatbot: string | undefined;
  onPropose: () => void;
  /** The question is about to leave the list, and with it the button that has the focus. */
  onDismissed: () => void;
}

function OpenQuestionRow({ question: open, chatbot, onPropose, onDismissed }: OpenQuestionRowProps) {
  const { chatbotId, chatId, question, at, note, others = [] } = open;
  const canAnswer = useCan('source.write');
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
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
          component={PageLink}
          to={paths.chatbotChat(chatbotId, chatId)}
          color="textPrimary"
          underline="hover"
          sx={{ ...stretchedLink, overflowWrap: 'anywhere', fontWeight: 550 }}
        >
          {question}
        </MuiLink>
        <Typography variant="caption" component="p" color="textSecondary">
          {chatbot !== undefined && `${chatbot} · `}
          {note !== '' && `${note} · `}
          <RelativeTime date={at} />
        </Typography>
        <OtherConversations chatbotId={chatbotId} others={others} />
      </Box>
      {canAnswer && <QuestionActions question={open} onPropose={onPropose} onDismissed={onDismissed} />}
    </Box>
  );
}

/** Links to the other conversations in which a question was asked. */
function OtherConversations({ chatbotId, others }: { chatbotId: string; others: NonNullable<OpenQuestion['others']> }) {
  const t = useTranslate();
  if (others.length === 0) return false;
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {t('overview.alsoAsked')}{' '}
      {others.slice(0, OTHERS_SHOWN).map((other, index) => (
        <Fragment key={other.chatId}>
          {index > 0 && ' · '}
          <MuiLink
            component={PageLink}
            to={paths.chatbotChat(chatbotId, other.chatId)}
            color="inherit"
            sx={aboveStretched}
          >
            <RelativeTime date={other.at} />
          </MuiLink>
        </Fragment>
      ))}
    </Typography>
  );
}
