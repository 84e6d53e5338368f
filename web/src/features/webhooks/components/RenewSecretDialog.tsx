import { renewWebhookSecret } from '@parlance/domain/contracts/webhooks';
import type { Webhook } from '@parlance/domain/documents/organizations/webhook';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { SecretDialog } from '#web/components/dialogs/SecretDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface RenewSecretDialogProps {
  webhook: Stored<Webhook>;
  onClose: () => void;
}

/** Asks, gives a webhook a new secret and shows it once. */
export function RenewSecretDialog({ webhook, onClose }: RenewSecretDialogProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const [secret, setSecret] = useState<string>();
  const { isBusy, run } = useAction(async () => {
    setSecret((await callContract(renewWebhookSecret, { orgId, webhookId: webhook.id })).secret);
  });
  if (secret !== undefined) return <SecretDialog title={t('webhooks.secretTitle')} secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('webhooks.renewTitle')}
      text={t('webhooks.renewText')}
      confirmLabel={t('webhooks.renew')}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
