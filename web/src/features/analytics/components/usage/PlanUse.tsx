import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { forecastMonth } from '@parlance/domain/analytics/forecastMonth';
import { nearestLimit } from '@parlance/domain/billing/nearestLimit';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useIntl } from 'react-intl';
import { ChartFrame } from '#web/components/charts/ChartFrame.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { UpgradeButton } from '#web/components/ui/UpgradeButton.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { limitBars } from '#web/lib/billing/limitBars.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useUsage } from '#web/lib/org/useUsage.ts';
import { PLAN_SECTION } from '../../views/insightLink.ts';
import { useHashTarget } from '../../views/useHashTarget.ts';
import { LimitBar } from '#web/components/charts/LimitBar.tsx';
import { limitGrid } from './limitGrid.ts';

/** Used part of the plan, and whether this month's messages will last. */
export function PlanUse() {
  const t = useTranslate();
  const section = useHashTarget(PLAN_SECTION);
  const { org } = useMembership();
  const usage = useUsage(useNow());
  const used = usage.status === 'ready' ? usage.value : undefined;
  const limits = PLAN_LIMITS[org.plan];
  const pages = limits.scannedPagesPerMonth;
  const bars = [
    ...limitBars(org, { messages: used?.messages, people: { key: 'members', used: org.memberCount } }),
    ...(pages > 0 ? [{ key: 'scannedPages', used: used?.scannedPages, max: pages } as const] : []),
  ];
  const nearest = nearestLimit(org.plan, {
    messages: used?.messages ?? 0,
    chatbots: org.chatbotCount,
    seats: org.memberCount,
    trainingTokens: org.trainingTokens,
  });
  return (
    <Box ref={section} id={PLAN_SECTION} sx={{ scrollMarginTop: 80, minWidth: 0 }}>
      <ChartFrame
        title={t('usage.plan')}
        text={t(org.plan === 'trial' ? 'usage.planTrial' : 'usage.planPaid', { plan: t(`settings.plan.${org.plan}`) })}
      >
        {usage.status === 'error' ? (
          <ErrorState title={t('usage.planFailed')} error={usage.error} onRetry={usage.retry} />
        ) : (
          <Box sx={limitGrid}>
            {bars.map((bar) => (
              <LimitBar key={bar.key} label={t(`usage.limit.${bar.key}`)} used={bar.used} max={bar.max} />
            ))}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
          <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
            {used !== undefined && <ForecastText used={used.messages} max={limits.messages} />}
          </Box>
          <UpgradeButton reason={nearest} />
        </Box>
      </ChartFrame>
    </Box>
  );
}

function ForecastText({ used, max }: { used: number; max: number }) {
  const t = useTranslate();
  const intl = useIntl();
  const { org } = useMembership();
  const now = new Date(useNow());
  if (org.plan === 'trial') {
    if (org.trialEndsAt === null) return false;
    const day = intl.formatDate(org.trialEndsAt, { dateStyle: 'long', timeZone: org.timezone });
    return <Typography>{t(org.trialEndsAt > now ? 'usage.trialEnds' : 'usage.trialEnded', { day })}</Typography>;
  }
  const forecast = forecastMonth(used, max, now, org.timezone);
  if (forecast === null) return <Typography color="textSecondary">{t('usage.forecastEarly')}</Typography>;
  const month = intl.formatDate(now, { month: 'long', timeZone: org.timezone });
  const { messages, usedUpOn } = forecast;
  if (usedUpOn === null) return <Typography>{t('usage.forecast', { month, messages })}</Typography>;
  const day = intl.formatDate(`${usedUpOn}T12:00:00Z`, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return <Typography sx={{ fontWeight: 600 }}>{t('usage.forecastOver', { month, messages, day })}</Typography>;
}
