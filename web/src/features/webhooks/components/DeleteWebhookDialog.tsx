import { deleteWebhook } from '@parlance/domain/contracts/webhooks';
import type { Webhook } from '@parlance/domain/documents/organizations/webhook';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface DeleteWebhookDialogProps {
  webhook: Stored<Webhook>;
  onClose: () => void;
}

/** Asks before a webhook goes with its log. */
export function DeleteWebhookDialog({ webhook, onClose }: DeleteWebhookDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(deleteWebhook, { orgId, webhookId: webhook.id });
    toast.success(t('webhooks.deleted'));
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('webhooks.deleteTitle')}
      text={t('webhooks.deleteText', { address: webhook.address })}
      confirmLabel={t('webhooks.deleteSubmit')}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
