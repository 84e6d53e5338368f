import Box from '@mui/material/Box';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Billing } from '../../api/useBilling.ts';

const CHIPS = {
  verified: { color: 'success', icon: 'circle-check' },
  pending: { color: 'default', icon: 'clock' },
  unverified: { color: 'warning', icon: 'alert-triangle' },
  unavailable: { color: 'default', icon: 'info-circle' },
} as const;

/** The tax id that is on invoices now, and what the authority said of it. Nothing where there is none. */
export function TaxIdState({ taxId }: { taxId: Billing['taxId'] }) {
  const t = useTranslate();
  if (taxId === null) return false;
  return (
    <Box sx={{ mt: 1 }}>
      <StateChip {...CHIPS[taxId.state]} label={t(`billing.taxIdState.${taxId.state}`, { value: taxId.value })} />
    </Box>
  );
}
