import DialogContentText from '@mui/material/DialogContentText';
import { startCheckout } from '@parlance/domain/contracts/billing';
import { trialDaysLeft } from '@parlance/domain/billing/trialDaysLeft';
import { DAY_MS } from '@parlance/domain/durations';
import type { PaidPlan } from '@parlance/domain/plans';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useNow } from '#web/components/ui/useNow.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { planLines } from '#web/lib/billing/planLines.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { CheckoutRedirect } from './CheckoutRedirect.tsx';
import { Facts } from './Facts.tsx';
import { MonthlyPrice } from './MonthlyPrice.tsx';

interface OrderDialogProps {
  plan: PaidPlan;
  productId: string;
  onClose: () => void;
}

/** Summary of an order, before Stripe's page takes the payment. It comes back where that page cannot be reached. */
export function OrderDialog({ plan, productId, onClose }: OrderDialogProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { orgId } = useMembership();
  const [url, setUrl] = useState<string>();
  const { isBusy, failure, run } = useSubmit(async () => {
    setUrl((await callContract(startCheckout, { orgId, plan, locale })).url);
  });
  if (url !== undefined) return <CheckoutRedirect url={url} onClose={() => setUrl(undefined)} />;
  return (
    <FormDialog
      title={t('order.title')}
      submitLabel={t('order.submit')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error, t('plans.checkoutFailed'))}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
      onClose={onClose}
    >
      <OrderFacts plan={plan} productId={productId} />
      <DialogContentText variant="body2">
        {t('plans.tax')} {t('order.stripe')}
      </DialogContentText>
    </FormDialog>
  );
}

function OrderFacts({ plan, productId }: Pick<OrderDialogProps, 'plan' | 'productId'>) {
  const t = useTranslate();
  const intl = useIntl();
  const now = useNow();
  const { org } = useMembership();
  const free = trialDaysLeft(org, new Date(now));
  const day = intl.formatDate(now + free * DAY_MS, { dateStyle: 'long', timeZone: org.timezone });
  return (
    <Facts
      facts={[
        [t('billing.plan'), t(`settings.plan.${plan}`)],
        [t('order.included'), intl.formatList(planLines(t, plan), { type: 'unit' })],
        [t('order.price'), <MonthlyPrice key="price" productId={productId} />],
        [t('order.firstCharge'), free === 0 ? t('order.today') : t('order.afterTrial', { day, days: free })],
      ]}
    />
  );
}
