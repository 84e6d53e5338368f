import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Billing } from '../../api/useBilling.ts';
import { PortalButton } from '../PortalButton.tsx';

interface PaymentMethodProps {
  billing: Live<Billing>;
}

/** Payment method that is charged, and the way to Stripe's page that changes it: no card number ever comes here. */
export function PaymentMethod({ billing }: PaymentMethodProps) {
  const t = useTranslate();
  const { org } = useMembership();
  if (billing.status === 'loading') return <Skeleton variant="rounded" height={84} />;
  if (billing.status === 'error') {
    return <ErrorState title={t('billing.methodFailed')} error={billing.error} onRetry={billing.retry} />;
  }
  const { method } = billing.value;
  // Stripe's portal opens to customers alone.
  const isCustomer = org.subscription !== null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {method === null ? (
        <Typography color="textSecondary">{t('billing.methodNone')}</Typography>
      ) : (
        <Method method={method} />
      )}
      {isCustomer && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <PortalButton flow="card" label={t('billing.methodChange')} />
          <PortalButton flow="overview" label={t('billing.portal')} />
        </Box>
      )}
    </Box>
  );
}

/** Stripe's names of cards that are not written as they are spoken. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
  sepa_debit: 'SEPA',
  paypal: 'PayPal',
  link: 'Link',
};

function Method({ method: { kind, last4, expires } }: { method: NonNullable<Billing['method']> }) {
  const t = useTranslate();
  const intl = useIntl();
  const name = BRANDS[kind] ?? kind;
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>{last4 === null ? name : t('billing.card', { name, last4 })}</Typography>
      {expires !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('billing.cardExpires', {
            month: intl.formatDate(`${expires.year}-${String(expires.month).padStart(2, '0')}-15`, {
              month: 'long',
              year: 'numeric',
              timeZone: 'UTC',
            }),
          })}
        </Typography>
      )}
    </div>
  );
}
