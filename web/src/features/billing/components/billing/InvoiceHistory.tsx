import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useInvoices } from '../../api/useInvoices.ts';
import { InvoiceTable } from './InvoiceTable.tsx';

const ROWS = [1, 2, 3] as const;

/** Every invoice so far, the newest first. */
export function InvoiceHistory() {
  const t = useTranslate();
  const { invoices, isLoading, error, hasMore, loadMore } = useInvoices();
  if (invoices === undefined) {
    return error === undefined ? (
      <Box component="output" aria-busy="true" sx={{ display: 'grid', gap: 1 }}>
        {ROWS.map((row) => (
          <Skeleton key={row} variant="rounded" height={48} />
        ))}
      </Box>
    ) : (
      <ErrorState title={t('billing.historyFailed')} error={error} onRetry={loadMore} />
    );
  }
  if (invoices.length === 0) {
    return <EmptyState icon="receipt" title={t('billing.historyNone')} text={t('billing.historyNoneText')} />;
  }
  return (
    <>
      <InvoiceTable invoices={invoices} />
      {error !== undefined && (
        <Box sx={{ mt: 2 }}>
          <ErrorState title={t('billing.historyFailed')} error={error} onRetry={loadMore} />
        </Box>
      )}
      {hasMore && error === undefined && (
        <Button color="inherit" variant="outlined" loading={isLoading} onClick={loadMore} sx={{ mt: 2 }}>
          {t('billing.historyMore')}
        </Button>
      )}
    </>
  );
}
