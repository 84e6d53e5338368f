import Skeleton from '@mui/material/Skeleton';
import { saveBillingPreferences } from '@parlance/domain/contracts/billing';
import { BILLING } from '@parlance/domain/billing/BILLING';
import type { BillingPreferences } from '@parlance/domain/documents/billing/billingPreferences';
import { useState } from 'react';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { usePreferences } from '../../api/usePreferences.ts';

/** Switch for notifying the owner of an invoice before it comes. Saved at once. */
export function UpcomingNotice() {
  const t = useTranslate();
  const preferences = usePreferences();
  if (preferences.status === 'loading') return <Skeleton variant="rounded" height={64} />;
  if (preferences.status === 'error') {
    return <ErrorState title={t('billing.detailsFailed')} error={preferences.error} onRetry={preferences.retry} />;
  }
  return <NoticeSwitch stored={preferences.value} />;
}

function NoticeSwitch({ stored }: { stored: BillingPreferences }) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const [wanted, setWanted] = useState<boolean>();
  const { isBusy, run } = useAction(async (notifiesUpcoming: boolean) => {
    setWanted(notifiesUpcoming);
    try {
      await callContract(saveBillingPreferences, { ...stored, orgId, notifiesUpcoming });
      toast.success(t('billing.noticesSaved'));
    } finally {
      setWanted(undefined);
    }
  }, t('billing.noticesFailed'));
  return (
    <SettingSwitch
      label={t('billing.upcoming')}
      text={t('billing.upcomingText', { days: BILLING.upcomingNoticeDays })}
      isOn={wanted ?? stored.notifiesUpcoming}
      isDisabled={isBusy}
      onChange={run}
    />
  );
}
