import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Subscription } from '@parlance/domain/documents/billing/subscription';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Billing } from '../../api/useBilling.ts';
import { type SubscriptionNews, subscriptionNews } from '../../subscriptionNews.ts';
import { useMoney } from '../../useMoney.ts';
import { Facts } from '../Facts.tsx';
import { SubscriptionActions } from '../SubscriptionActions.tsx';

interface SubscriptionOverviewProps {
  billing: Live<Billing>;
}

/** The plan that is paid for: how it stands, when and how much is charged next, what will change, and what can be done. */
export function SubscriptionOverview({ billing }: SubscriptionOverviewProps) {
  const { org } = useMembership();
  const now = useNow();
  const news = org.subscription === null ? undefined : subscriptionNews(org.subscription, new Date(now));
  if (org.subscription === null || news === undefined) return <NoSubscription />;
  return <Overview subscription={org.subscription} news={news} billing={billing} />;
}

function NoSubscription() {
  const t = useTranslate();
  const intl = useIntl();
  const { org } = useMembership();
  const { plan, trialEndsAt, timezone } = org;
  const now = useNow();
  const isTrial = plan === 'trial' && trialEndsAt !== null && trialEndsAt.getTime() > now;
  const day = isTrial ? intl.formatDate(trialEndsAt, { dateStyle: 'long', timeZone: timezone }) : '';
  return (
    <EmptyState
      icon="receipt"
      title={t('billing.noneTitle')}
      text={t(isTrial ? 'billing.noneTrial' : 'billing.noneText', { day })}
      action={
        <Button variant="contained" component={PageLink} to={paths.settingsPlans()}>
          {t('billing.toPlans')}
        </Button>
      }
    />
  );
}

const CHIPS = {
  running: { color: 'success', icon: 'circle-check' },
  trialing: { color: 'success', icon: 'clock' },
  changing: { color: 'success', icon: 'circle-check' },
  cancelled: { color: 'warning', icon: 'alert-triangle' },
  paused: { color: 'warning', icon: 'clock' },
  pausedOpen: { color: 'warning', icon: 'clock' },
  pastDue: { color: 'error', icon: 'alert-triangle' },
  unpaid: { color: 'error', icon: 'alert-triangle' },
  ended: { color: 'error', icon: 'circle-minus' },
} as const satisfies Record<SubscriptionNews['kind'], { color: string; icon: string }>;

interface OverviewProps extends SubscriptionOverviewProps {
  subscription: Subscription;
  news: SubscriptionNews;
}

function Overview({ subscription, news, billing }: OverviewProps) {
  const t = useTranslate();
  const facts = useFacts(subscription, news);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Facts
        facts={[
          [t('billing.plan'), t(`settings.plan.${subscription.plan}`)],
          [t('billing.status'), <StateChip key="chip" {...CHIPS[news.kind]} label={t(`billing.state.${news.kind}`)} />],
          ...facts,
          ...(news.kind === 'ended'
            ? []
            : [[t('billing.next'), <NextInvoice key="next" billing={billing} />] as const]),
        ]}
      />
      {billing.status === 'error' && news.kind !== 'ended' && (
        <ErrorState title={t('billing.loadFailed')} error={billing.error} onRetry={billing.retry} />
      )}
      <SubscriptionActions kind={news.kind} />
    </Box>
  );
}

/** Days of a subscription that are worth a line. */
function useFacts(subscription: Subscription, news: SubscriptionNews): (readonly [string, ReactNode])[] {
  const t = useTranslate();
  const intl = useIntl();
  const { timezone: timeZone } = useMembership().org;
  const dayOf = (at: Date) => intl.formatDate(at, { dateStyle: 'long', timeZone });
  const { cancelAt, currentPeriodEnd, erasedAt, pause, graceEndsAt, scheduledChange, discount } = subscription;
  const isCharged = news.kind === 'running' || news.kind === 'trialing' || news.kind === 'changing';
  const change = scheduledChange && {
    plan: t(`settings.plan.${scheduledChange.plan}`),
    day: dayOf(scheduledChange.at),
  };
  return [
    ...(isCharged ? [[t('billing.nextDate'), dayOf(currentPeriodEnd)] as const] : []),
    ...(cancelAt === null ? [] : [[t('billing.endsOn'), dayOf(cancelAt)] as const]),
    ...(pause?.until ? [[t('billing.pausedUntil'), dayOf(pause.until)] as const] : []),
    ...(graceEndsAt === null ? [] : [[t('billing.graceUntil'), dayOf(graceEndsAt)] as const]),
    ...(erasedAt === null ? [] : [[t('billing.erasedOn'), dayOf(erasedAt)] as const]),
    ...(change === null ? [] : [[t('billing.change'), t('billing.changeTo', change)] as const]),
    ...(discount === null
      ? []
      : [[t('billing.discount'), intl.formatNumber(discount.percent / 100, { style: 'percent' })] as const]),
  ];
}

function NextInvoice({ billing }: SubscriptionOverviewProps) {
  const t = useTranslate();
  const intl = useIntl();
  const money = useMoney();
  const { timezone: timeZone } = useMembership().org;
  if (billing.status === 'loading') return <Skeleton width={180} />;
  if (billing.status === 'error') return t('billing.nextUnknown');
  const next = billing.value.nextInvoice;
  if (next === null) return t('billing.nextNone');
  return t(next.taxCents === 0 ? 'billing.nextPlain' : 'billing.nextAmount', {
    total: money(next.dueCents, next.currency),
    tax: money(next.taxCents, next.currency),
    day: intl.formatDate(next.at, { dateStyle: 'long', timeZone }),
  });
}
