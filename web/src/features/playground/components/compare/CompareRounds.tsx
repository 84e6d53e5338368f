import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { type Round, SIDES } from '../../api/Round.ts';
import { AttemptCard } from './AttemptCard.tsx';
import { sideGrid } from './sideGrid.ts';

interface CompareRoundsProps {
  /** Oldest first. */
  rounds: readonly Round[];
}

/** Every question with both answers, the newest on top, beneath the field that asks. */
export function CompareRounds({ rounds }: CompareRoundsProps) {
  const t = useTranslate();
  if (rounds.length === 0) return <Typography color="textSecondary">{t('playground.compareNone')}</Typography>;
  return rounds.toReversed().map((round) => (
    <Box component="section" key={round.id} aria-labelledby={`round-${round.id}`}>
      <Typography variant="h3" component="h2" id={`round-${round.id}`} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {round.question}
      </Typography>
      <Box sx={sideGrid}>
        {SIDES.map((side) => (
          <AttemptCard key={side} side={side} draft={round.drafts[side]} attempt={round.attempts[side]} />
        ))}
      </Box>
    </Box>
  ));
}
