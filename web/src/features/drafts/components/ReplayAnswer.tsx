import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DraftAnswer } from '@parlance/domain/documents/drafts/draftAnswer';
import type { DraftOutcome } from '@parlance/domain/documents/drafts/draftRun';
import { useId } from 'react';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

const CHIPS = {
  facts: { color: 'error', icon: 'alert-triangle' },
  refused: { color: 'error', icon: 'circle-minus' },
  answered: { color: 'success', icon: 'circle-check' },
  words: { color: 'warning', icon: 'transfer' },
  same: { color: 'default', icon: 'check' },
  passed: { color: 'success', icon: 'check' },
  failed: { color: 'error', icon: 'alert-circle' },
} as const satisfies Record<DraftOutcome, Pick<Parameters<typeof StateChip>[0], 'color' | 'icon'>>;

/** A visitor's question with what was said before, the answer that the visitor got, and the one with the draft. */
export function ReplayAnswer({ answer }: { answer: DraftAnswer }) {
  const t = useTranslate();
  const { question, turn, outcome, former, given } = answer;
  return (
    <Box component="article" aria-label={question} sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {question}
      </Typography>
      {turn !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('tests.saidBefore', { question: turn.question, answer: turn.answer })}
        </Typography>
      )}
      <div>
        <StateChip {...CHIPS[outcome]} label={t(`replays.outcome.${outcome}`)} />
      </div>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {former !== null && <Column title={t('replays.former')} text={former.text} />}
        <Column title={t('replays.given')} text={given.text} />
      </Box>
    </Box>
  );
}

function Column({ title, text }: { title: string; text: string }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Typography id={titleId} component="h4" variant="subtitle2">
        {title}
      </Typography>
      <Box
        component="blockquote"
        sx={{ m: 0, mt: 0.5, p: 1.5, borderRadius: 1, bgcolor: 'action.hover', whiteSpace: 'pre-wrap' }}
      >
        {text}
      </Box>
    </Box>
  );
}
