import type { Delivery } from '@parlance/domain/documents/organizations/webhook';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

const LOOKS = {
  waiting: { color: 'warning', icon: 'clock' },
  delivered: { color: 'success', icon: 'circle-check' },
  failed: { color: 'error', icon: 'alert-circle' },
  dropped: { color: 'default', icon: 'circle-minus' },
} as const;

/** State of a delivery. */
export function DeliveryState({ status }: Pick<Delivery, 'status'>) {
  const t = useTranslate();
  return <StateChip {...LOOKS[status]} label={t(`deliveries.status.${status}`)} />;
}
