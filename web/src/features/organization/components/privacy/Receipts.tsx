import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useReceipts } from '../../api/useReceipts.ts';

/** Receipts of erasures of personal data, with their time but without the person. Renders nothing if there are none. */
export function Receipts() {
  const t = useTranslate();
  const intl = useIntl();
  const titleId = useId();
  const receipts = useReceipts();
  if (receipts.status === 'loading') return null;
  if (receipts.status === 'error') {
    return <ErrorState title={t('privacy.receiptsFailed')} error={receipts.error} onRetry={receipts.retry} />;
  }
  if (receipts.value.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {t('privacy.receipts')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {receipts.value.map(({ id, removed, startedAt, endedAt }) => (
          <Box component="li" key={id}>
            <Typography variant="body2">
              {endedAt === null
                ? t('privacy.receiptRunning')
                : intl.formatDate(endedAt, { dateStyle: 'long', timeStyle: 'short' })}
              {': '}
              {t('privacy.receipt', removed)}
            </Typography>
            <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {t('privacy.receiptId', { id })} ·{' '}
              {intl.formatDate(startedAt, { dateStyle: 'short', timeStyle: 'short' })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
