import { updateWebhook } from '@parlance/domain/contracts/webhooks';
import type { Webhook } from '@parlance/domain/documents/organizations/webhook';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useWebhookForm } from '../useWebhookForm.ts';
import { WebhookFields } from './WebhookFields.tsx';

interface EditWebhookDialogProps {
  webhook: Stored<Webhook>;
  onClose: () => void;
}

/** Changes where a webhook goes and what it reports. */
export function EditWebhookDialog({ webhook, onClose }: EditWebhookDialogProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const { id: webhookId, isOn } = webhook;
  const { isBusy, failure, run } = useSubmit(async (choice: Pick<Webhook, 'address' | 'events'>) => {
    await callContract(updateWebhook, { orgId, webhookId, isOn, ...choice });
    onClose();
  });
  const fields = useWebhookForm(webhook, run);
  return (
    <FormDialog
      title={t('webhooks.editTitle')}
      submitLabel={t('webhooks.save')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={fields.form.onSubmit}
      onClose={onClose}
    >
      <WebhookFields {...fields} />
    </FormDialog>
  );
}
