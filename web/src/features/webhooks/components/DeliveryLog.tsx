import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Webhook } from '@parlance/domain/documents/organizations/webhook';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useDeliveries } from '../api/useDeliveries.ts';
import { DeliveryRow } from './DeliveryRow.tsx';

interface DeliveryLogProps {
  webhook: Stored<Webhook>;
}

const COLUMNS = ['event', 'state', 'answer', 'actions'] as const;

/** The newest deliveries to a webhook and what became of them. */
export function DeliveryLog({ webhook }: DeliveryLogProps) {
  const t = useTranslate();
  const deliveries = useDeliveries(webhook.id);
  if (deliveries.status === 'loading') return <Skeleton variant="rounded" height={72} sx={{ mt: 2 }} />;
  if (deliveries.status === 'error') {
    return <ErrorState title={t('deliveries.loadFailed')} error={deliveries.error} onRetry={deliveries.retry} />;
  }
  if (deliveries.value.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {t('deliveries.none')}
      </Typography>
    );
  }
  return (
    <TableContainer sx={{ mt: 2 }}>
      <Table size="small" aria-label={t('webhooks.log')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column} align={column === 'actions' ? 'right' : 'left'}>
                {t(`deliveries.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {deliveries.value.map((delivery) => (
            <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
