import Box from '@mui/material/Box';
import { ChartFrame } from '#web/components/charts/ChartFrame.tsx';
import { LimitBar } from '#web/components/charts/LimitBar.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { limitBars } from '#web/lib/billing/limitBars.ts';
import type { Live } from '#web/lib/live.ts';
import { seatsOf } from '#web/lib/org/seats.ts';
import { useInvites } from '#web/lib/org/useInvites.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { usePlanUse } from '#web/lib/org/usePlanUse.ts';

function valueOf<T>(live: Live<T>): T | undefined {
  return live.status === 'ready' ? live.value : undefined;
}

/** Used part of each limit of the present plan. Open invitations take a seat, as they do where a plan is changed. */
export function UsedLimits() {
  const t = useTranslate();
  const now = useNow();
  const { org } = useMembership();
  const messages = usePlanUse(now);
  const invites = useInvites();
  const open = valueOf(invites);
  const seats = open && seatsOf(org.plan, org.memberCount, open, now).used;
  const bars = limitBars(org, { messages: valueOf(messages), people: { key: 'seats', used: seats } });
  const failed = [messages, invites].find(({ status }) => status === 'error');
  return (
    <ChartFrame
      title={t('plans.used')}
      text={t(org.plan === 'trial' ? 'usage.planTrial' : 'usage.planPaid', { plan: t(`settings.plan.${org.plan}`) })}
    >
      {failed?.status === 'error' ? (
        <ErrorState title={t('usage.planFailed')} error={failed.error} onRetry={failed.retry} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            columnGap: 3,
            rowGap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {bars.map(({ key, used, max }) => (
            <LimitBar key={key} label={t(`usage.limit.${key}`)} used={used} max={max} />
          ))}
        </Box>
      )}
    </ChartFrame>
  );
}
