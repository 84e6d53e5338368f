import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { BILLING } from '@parlance/domain/billing/BILLING';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface LimitBarProps {
  label: string;
  /** Undefined while it is being read. */
  used: number | undefined;
  max: number;
}

/** Usage of a limit: in numbers, as a bar, and in words once it is near. */
export function LimitBar({ label, used, max }: LimitBarProps) {
  const t = useTranslate();
  const id = useId();
  const share = max === 0 ? 1 : (used ?? 0) / max;
  const text = used === undefined ? '' : t('usage.ofLimit', { used, max });
  const state = share >= 1 ? 'reached' : share >= BILLING.nearShare ? 'near' : undefined;
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}>
        <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {used === undefined ? <Skeleton width={96} /> : text}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, 100 * share)}
        color={state === 'reached' ? 'error' : state === 'near' ? 'warning' : 'primary'}
        aria-labelledby={id}
        aria-valuetext={text}
        sx={{ my: 0.75 }}
      />
      <Typography
        variant="caption"
        color={state === 'reached' ? 'error' : 'textSecondary'}
        component="p"
        sx={{ minHeight: 18 }}
      >
        {state && t(`usage.${state}`)}
      </Typography>
    </div>
  );
}
