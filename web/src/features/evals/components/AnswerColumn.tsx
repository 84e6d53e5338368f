import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { TestTurn } from '@parlance/domain/documents/evals/testCase';
import type { TestAnswer } from '@parlance/domain/documents/evals/testResult';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ActionCalls } from '#web/components/actions/ActionCalls.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface AnswerColumnProps {
  title: string;
  answer: TestAnswer;
  chatbotId: string;
}

/** An answer with the passages that it rests on. */
export function AnswerColumn({ title, answer, chatbotId }: AnswerColumnProps) {
  const t = useTranslate();
  const intl = useIntl();
  const titleId = useId();
  const { text, passages, turns, calls, at } = answer;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ minWidth: 0, display: 'grid', gap: 1, alignContent: 'start' }}
    >
      <Typography id={titleId} component="h3" variant="subtitle2">
        {title}{' '}
        <Typography component="span" variant="caption" color="textSecondary">
          {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
        </Typography>
      </Typography>
      {turns.map((turn, index) => (
        <EarlierTurn key={index} turn={turn} />
      ))}
      <Box
        component="blockquote"
        sx={{
          m: 0,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
      {calls.length > 0 && <ActionCalls calls={calls} />}
      {passages.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('tests.noPassages')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {passages.map(({ chunkId, sourceId, sourceName, heading, excerpt }, index) => (
            // The same passage may stand twice, for two parts of it.
            <Box component="li" key={`${chunkId}-${sourceId}-${index}`} sx={{ overflowWrap: 'anywhere' }}>
              <Link component={PageLink} to={paths.chatbotSources(chatbotId)} variant="body2" sx={{ fontWeight: 600 }}>
                {heading === '' ? sourceName : `${sourceName} · ${heading}`}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {excerpt}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** A message before the question, and how it was answered. */
function EarlierTurn({ turn: { question, answer } }: { turn: TestTurn }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {question}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ pl: 1.5 }}>
        {answer}
      </Typography>
    </Box>
  );
}
