import Button from '@mui/material/Button';
import { openBillingPortal } from '@parlance/domain/contracts/billing';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface PortalButtonProps {
  /** Page of Stripe's portal that it leads to. */
  flow: 'card' | 'overview';
  label: string;
  isMain?: boolean;
}

/** Leads to Stripe's own pages, which lead back to the billing page. */
export function PortalButton({ flow, label, isMain = false }: PortalButtonProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    const { url } = await callContract(openBillingPortal, { orgId, flow });
    window.location.assign(url);
  }, t('subscription.portalFailed'));
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'inherit'}
      loading={isBusy}
      onClick={run}
      endIcon={<AppIcon name="external-link" size={16} />}
    >
      {label}
    </Button>
  );
}
