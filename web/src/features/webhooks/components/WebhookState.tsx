import type { Webhook } from '@parlance/domain/documents/organizations/webhook';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface WebhookStateProps {
  webhook: Pick<Webhook, 'isOn' | 'failingSince' | 'disabledAt'>;
}

/** State of a webhook: on or off, and failing if its server does not accept deliveries. */
export function WebhookState({ webhook: { isOn, failingSince, disabledAt } }: WebhookStateProps) {
  const t = useTranslate();
  if (disabledAt !== null) {
    return <StateChip color="error" icon="alert-circle" label={t('webhooks.state.disabled')} />;
  }
  if (!isOn) return <StateChip color="default" icon="circle-minus" label={t('webhooks.state.off')} />;
  if (failingSince !== null) {
    return <StateChip color="warning" icon="alert-triangle" label={t('webhooks.state.failing')} />;
  }
  return <StateChip color="success" icon="circle-check" label={t('webhooks.state.on')} />;
}
