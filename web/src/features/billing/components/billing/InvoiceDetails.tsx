import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Billing } from '../../api/useBilling.ts';
import { usePreferences } from '../../api/usePreferences.ts';
import { InvoiceForm } from './InvoiceForm.tsx';

interface InvoiceDetailsProps {
  /** As Stripe knows it. */
  taxId: Billing['taxId'];
  onSaved: () => void;
}

const FORM_HEIGHT = 640;

/** Recipient named on invoices, and the address they go to. Reverting begins with what is stored by now. */
export function InvoiceDetails({ taxId, onSaved }: InvoiceDetailsProps) {
  const t = useTranslate();
  const preferences = usePreferences();
  const [round, setRound] = useState(0);
  if (preferences.status === 'loading') return <Skeleton variant="rounded" height={FORM_HEIGHT} />;
  if (preferences.status === 'error') {
    return <ErrorState title={t('billing.detailsFailed')} error={preferences.error} onRetry={preferences.retry} />;
  }
  return (
    <InvoiceForm
      key={round}
      stored={preferences.value}
      taxId={taxId}
      onSaved={onSaved}
      onRevert={() => setRound((current) => current + 1)}
    />
  );
}
