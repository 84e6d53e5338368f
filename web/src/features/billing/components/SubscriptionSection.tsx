import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isLive } from '@parlance/domain/billing/isLive';
import {
  openBillingPortal,
  reactivateSubscription,
  resumeSubscription,
  undoScheduledChange,
} from '@parlance/domain/contracts/billing';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { type SubscriptionNews, subscriptionNews } from '../subscriptionNews.ts';
import { CancelDialog } from './CancelDialog.tsx';

/** What takes the news back. */
const UNDO = {
  cancelled: reactivateSubscription,
  changing: undoScheduledChange,
  paused: resumeSubscription,
  pausedOpen: resumeSubscription,
} as const;

function undoOf(kind: SubscriptionNews['kind']) {
  return kind === 'cancelled' || kind === 'changing' || kind === 'paused' || kind === 'pausedOpen' ? kind : undefined;
}

/** How the subscription stands, and what its owner can do with it. Nothing where none was ever bought. */
export function SubscriptionSection() {
  const t = useTranslate();
  const intl = useIntl();
  const now = useNow();
  const { org } = useMembership();
  const { subscription, timezone } = org;
  const news = subscription === null ? undefined : subscriptionNews(subscription, new Date(now));
  if (subscription === null || news === undefined) return false;
  const values = {
    plan: t(`settings.plan.${subscription.plan}`),
    next: t(`settings.plan.${subscription.scheduledChange?.plan ?? subscription.plan}`),
    day: news.at === null ? '' : intl.formatDate(news.at, { dateStyle: 'long', timeZone: timezone }),
  };
  const discount = subscription.discount;
  return (
    <Alert
      severity={news.isProblem ? 'warning' : 'info'}
      icon={<AppIcon name={news.isProblem ? 'alert-triangle' : 'info-circle'} />}
      sx={{ mb: 3, '& .MuiAlert-message': { flex: 1 } }}
    >
      <p style={{ margin: 0 }}>{t(`subscription.${news.kind}`, values)}</p>
      {discount !== null && (
        <p style={{ margin: '4px 0 0' }}>{t('subscription.discount', { percent: discount.percent / 100 })}</p>
      )}
      <Actions kind={news.kind} isRunning={isLive(subscription)} />
    </Alert>
  );
}

function Actions({ kind, isRunning }: { kind: SubscriptionNews['kind']; isRunning: boolean }) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const [isCancelling, setCancelling] = useState(false);
  const undo = undoOf(kind);
  const taking = useAction(async () => {
    if (undo === undefined) return;
    await callContract(UNDO[undo], { orgId });
    toast.success(t('subscription.undone'));
  }, t('subscription.failed'));
  const portal = useAction(async () => {
    const { url } = await callContract(openBillingPortal, { orgId, flow: kind === 'pastDue' ? 'card' : 'overview' });
    window.location.assign(url);
  }, t('subscription.portalFailed'));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {undo !== undefined && (
        <Button variant="contained" size="small" loading={taking.isBusy} onClick={taking.run}>
          {t(`subscription.undo.${undo}`)}
        </Button>
      )}
      <Button variant="outlined" size="small" color="inherit" loading={portal.isBusy} onClick={portal.run}>
        {t('subscription.portal')}
      </Button>
      {isRunning && kind !== 'cancelled' && (
        <Button size="small" color="inherit" onClick={() => setCancelling(true)}>
          {t('subscription.cancel')}
        </Button>
      )}
      {isCancelling && <CancelDialog onClose={() => setCancelling(false)} />}
    </Box>
  );
}
