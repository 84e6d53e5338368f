import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { UpgradeButton } from '#web/components/ui/UpgradeButton.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useTrialMessages } from '../api/useTrialMessages.ts';
import { type TrialState, trialState } from '../trialState.ts';

const SEVERITIES = {
  days: 'info',
  'one-day': 'warning',
  today: 'warning',
  exhausted: 'warning',
  expired: 'error',
} as const satisfies Record<TrialState['kind'], string>;

/** How long the trial lasts, how many messages it has left, and the way out of it. Only for organizations on trial. */
export function TrialBanner() {
  const t = useTranslate();
  const now = useNow();
  const { org } = useMembership();
  const messages = useTrialMessages();
  const state = messages === undefined ? undefined : trialState(org, messages, now);
  if (messages === undefined || state === undefined) return false;
  const isOver = state.kind === 'expired' || state.kind === 'exhausted';
  const max = PLAN_LIMITS.trial.messages;
  return (
    <Alert
      severity={SEVERITIES[state.kind]}
      icon={<AppIcon name={state.kind === 'days' ? 'clock' : 'alert-triangle'} />}
      sx={{ mb: 3, '& .MuiAlert-message': { flex: 1 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <AlertTitle>{t(`trial.${state.kind}`, { days: state.kind === 'days' ? state.days : 0 })}</AlertTitle>
          {t(isOver ? 'trial.silent' : 'trial.used', { used: Math.min(messages, max), max })}
        </Box>
        <UpgradeButton />
      </Box>
    </Alert>
  );
}
