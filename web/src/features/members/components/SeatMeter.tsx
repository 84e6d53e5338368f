import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Seats } from '#web/lib/org/seats.ts';

interface SeatMeterProps {
  /** Undefined while invitations, which take seats too, are being read. */
  seats: Seats | undefined;
}

/** Number of the plan's seats that are taken. */
export function SeatMeter({ seats }: SeatMeterProps) {
  const t = useTranslate();
  const id = useId();
  const { plan } = useMembership().org;
  if (seats === undefined) return <Skeleton variant="rounded" height={31} sx={{ maxWidth: 420 }} />;
  const share = Math.min(100, (seats.used / seats.max) * 100);
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Typography variant="body2" id={id} aria-live="polite" sx={{ mb: 0.75, fontVariantNumeric: 'tabular-nums' }}>
        {t('members.seatsUsed', { used: seats.used, max: seats.max, plan: t(`settings.plan.${plan}`) })}
      </Typography>
      <LinearProgress variant="determinate" value={share} aria-labelledby={id} />
    </Box>
  );
}
