import DialogContentText from '@mui/material/DialogContentText';
import { createWebhook } from '@parlance/domain/contracts/webhooks';
import { type Webhook, WEBHOOK_EVENTS } from '@parlance/domain/documents/organizations/webhook';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { SecretDialog } from '#web/components/dialogs/SecretDialog.tsx';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useWebhookForm } from '../useWebhookForm.ts';
import { WebhookFields } from './WebhookFields.tsx';

interface CreateWebhookDialogProps {
  onClose: () => void;
}

/** Makes a webhook, then shows its secret once. */
export function CreateWebhookDialog({ onClose }: CreateWebhookDialogProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const [secret, setSecret] = useState<string>();
  const { isBusy, failure, run } = useSubmit(async (choice: Pick<Webhook, 'address' | 'events'>) => {
    setSecret((await callContract(createWebhook, { orgId, ...choice })).secret);
  });
  const fields = useWebhookForm({ address: '', events: [...WEBHOOK_EVENTS] }, run);
  if (secret !== undefined) return <SecretDialog title={t('webhooks.secretTitle')} secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      title={t('webhooks.createTitle')}
      submitLabel={t('webhooks.create')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={fields.form.onSubmit}
      onClose={onClose}
    >
      <DialogContentText>{t('webhooks.createText')}</DialogContentText>
      <WebhookFields {...fields} />
    </FormDialog>
  );
}
