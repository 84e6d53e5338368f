import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isLive } from '@parlance/domain/billing/isLive';
import { reactivateSubscription, resumeSubscription, undoScheduledChange } from '@parlance/domain/contracts/billing';
import { useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import type { SubscriptionNews } from '../subscriptionNews.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { PortalButton } from './PortalButton.tsx';

/** Calls that undo the news, by its kind. */
const UNDO = {
  cancelled: reactivateSubscription,
  changing: undoScheduledChange,
  paused: resumeSubscription,
  pausedOpen: resumeSubscription,
} as const;

function undoOf(kind: SubscriptionNews['kind']) {
  return kind === 'cancelled' || kind === 'changing' || kind === 'paused' || kind === 'pausedOpen' ? kind : undefined;
}

interface SubscriptionActionsProps {
  kind: SubscriptionNews['kind'];
  /** The plans are on the same page: then the way leads to billing. */
  isOnPlans?: boolean;
}

/** Actions for an owner on a subscription in its present state: undo something, pay, choose another plan, cancel. */
export function SubscriptionActions({ kind, isOnPlans = false }: SubscriptionActionsProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId, org } = useMembership();
  const [isCancelling, setCancelling] = useState(false);
  const undo = undoOf(kind);
  const taking = useAction(async () => {
    if (undo === undefined) return;
    await callContract(UNDO[undo], { orgId });
    toast.success(t('subscription.undone'));
  }, t('subscription.failed'));
  const isUnpaid = kind === 'pastDue' || kind === 'unpaid';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {undo !== undefined && (
        <Button variant="contained" loading={taking.isBusy} onClick={taking.run}>
          {t(`subscription.undo.${undo}`)}
        </Button>
      )}
      {isUnpaid && <PortalButton flow="card" label={t('billing.methodChange')} isMain />}
      <Button
        variant="outlined"
        color="inherit"
        component={PageLink}
        to={isOnPlans ? paths.settingsBilling() : paths.settingsPlans()}
      >
        {t(isOnPlans ? 'subscription.portal' : kind === 'ended' ? 'billing.toPlans' : 'billing.changePlan')}
      </Button>
      {isLive(org.subscription) && kind !== 'cancelled' && (
        <Button color="inherit" onClick={() => setCancelling(true)}>
          {t('subscription.cancel')}
        </Button>
      )}
      {isCancelling && <CancelDialog onClose={() => setCancelling(false)} />}
    </Box>
  );
}
