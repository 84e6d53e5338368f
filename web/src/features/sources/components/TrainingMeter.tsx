import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useId } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { UpgradeButton } from '#web/components/ui/UpgradeButton.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface TrainingMeterProps {
  /** Number of this chatbot's sources; undefined while they are being counted. */
  sources: number | undefined;
}

/** From here on the bar warns. */
const NEARLY_FULL = 0.9;

/** Usage of the plan's training limit, by all sources of the organization. */
export function TrainingMeter({ sources }: TrainingMeterProps) {
  const t = useTranslate();
  const id = useId();
  const { org } = useMembership();
  const max = PLAN_LIMITS[org.plan].trainingTokens;
  const used = Math.max(0, org.trainingTokens);
  const share = Math.min(1, used / max);
  return (
    <section aria-label={t('sources.training')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mb: 0.75 }}>
        <Typography variant="body2" sx={{ minWidth: '6em', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {sources === undefined ? <Skeleton /> : t('sources.count', { count: sources })}
        </Typography>
        <Typography variant="body2" id={id} color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('sources.trainingUsed', { used, max, share })}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.round(share * 100)}
        color={share >= NEARLY_FULL ? 'warning' : 'primary'}
        aria-labelledby={id}
        sx={{ maxWidth: 480 }}
      />
      {used >= max && (
        <Alert severity="warning" icon={<AppIcon name="alert-triangle" />} sx={{ mt: 1.5 }}>
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
            {t('sources.trainingFull')}
            <UpgradeButton reason="trainingTokens" />
          </Box>
        </Alert>
      )}
    </section>
  );
}
