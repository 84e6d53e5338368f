import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useBilling } from '../../api/useBilling.ts';
import { InvoiceHistory } from './InvoiceHistory.tsx';
import { InvoiceDetails } from './InvoiceDetails.tsx';
import { ModelMessages } from './ModelMessages.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { SubscriptionOverview } from './SubscriptionOverview.tsx';
import { UpcomingNotice } from './UpcomingNotice.tsx';

/** Price, payment method, invoice details and notices of the organization's subscription, and every invoice so far. */
export default function BillingPage() {
  const t = useTranslate();
  const { billing, refresh } = useBilling();
  return (
    <>
      <PageHeader title={t('billing.title')} context={t('billing.context')} help="billing" />
      <SettingsSection title={t('billing.overviewTitle')} text={t('billing.overviewText')}>
        <SubscriptionOverview billing={billing} />
      </SettingsSection>
      <SettingsSection title={t('billing.modelsTitle')} text={t('billing.modelsText')}>
        <ModelMessages />
      </SettingsSection>
      <SettingsSection title={t('billing.methodTitle')} text={t('billing.methodText')}>
        <PaymentMethod billing={billing} />
      </SettingsSection>
      <SettingsSection title={t('billing.detailsTitle')} text={t('billing.detailsText')}>
        <InvoiceDetails taxId={billing.status === 'ready' ? billing.value.taxId : null} onSaved={refresh} />
      </SettingsSection>
      <SettingsSection title={t('billing.noticesTitle')} text={t('billing.noticesText')}>
        <UpcomingNotice />
      </SettingsSection>
      <SettingsSection title={t('billing.historyTitle')} text={t('billing.historyText')}>
        <InvoiceHistory />
      </SettingsSection>
    </>
  );
}
