import Box from '@mui/material/Box';
import type { MessageDelivery } from '@parlance/domain/documents/channels/delivery';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** State of a message on its way to a customer by a connected channel, and why it did not arrive. */
export function DeliveryMark({ delivery: { state, fault } }: { delivery: MessageDelivery }) {
  const t = useTranslate();
  const isLost = state === 'failed' || state === 'dropped';
  return (
    <Box component="span" sx={isLost ? { color: 'error.main', fontWeight: 500 } : undefined}>
      {` · ${t(`chats.delivery.${state}`)}`}
      {fault !== null && `: ${t(`chats.deliveryFault.${fault}`)}`}
    </Box>
  );
}
