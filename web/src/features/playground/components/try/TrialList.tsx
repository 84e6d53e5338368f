import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Asked } from '../../Asked.ts';
import { TrialDetails } from '../trial/TrialDetails.tsx';
import { VerdictChip } from '../trial/VerdictChip.tsx';

interface TrialListProps {
  /** Newest first. */
  asked: readonly Asked[];
}

/** Details of every answer of the chat, the newest on top and open. */
export function TrialList({ asked }: TrialListProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {t('playground.details')}
      </Typography>
      {asked.length === 0 && <Typography color="textSecondary">{t('playground.detailsNone')}</Typography>}
      {asked.map(({ question, trial }, index) => (
        <Box
          component="details"
          key={trial.result.messageId}
          open={index === 0}
          sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}
        >
          <Box
            component="summary"
            sx={{ cursor: 'pointer', fontWeight: 600, overflowWrap: 'anywhere', '& > div': { ml: 1 } }}
          >
            {question} <VerdictChip verdict={trial.result.verdict} />
          </Box>
          <TrialDetails trial={trial} />
        </Box>
      ))}
    </Box>
  );
}
