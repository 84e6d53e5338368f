import DialogContentText from '@mui/material/DialogContentText';
import { connectForwarding } from '@parlance/domain/contracts/channels';
import { emailField } from '@parlance/domain/fields';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { ForwardToDialog } from './ForwardToDialog.tsx';
import { MailAddressFields } from './MailAddressFields.tsx';
import { MailWayField, type MailWays } from './MailWayField.tsx';

interface ConnectForwardingDialogProps {
  chatbotId: string;
  ways: MailWays;
  onClose: () => void;
}

/** Connects an address whose mails are passed on, and then shows where to. */
export function ConnectForwardingDialog({ chatbotId, ways, onClose }: ConnectForwardingDialogProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const [forwardTo, setForwardTo] = useState<string>();
  const { isBusy, failure, run } = useSubmit(async (address: string, senderName: string) => {
    setForwardTo((await callContract(connectForwarding, { orgId, chatbotId, address, senderName })).forwardTo);
  });
  const form = useForm({
    initial: { address: '', senderName: '' },
    validate: ({ address, senderName }) => ({
      address: emailField.safeParse(address).success ? undefined : t('form.emailInvalid'),
      senderName: senderName.trim() === '' ? t('form.required') : undefined,
    }),
    onValid: ({ address, senderName }) => run(address, senderName),
  });
  if (forwardTo !== undefined) return <ForwardToDialog forwardTo={forwardTo} onClose={onClose} />;
  return (
    <FormDialog
      title={t('channels.connectTo', { service: t('channel.email') })}
      submitLabel={t('channels.connect')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <MailWayField ways={ways} />
      <DialogContentText>{t('channels.email.forwardText')}</DialogContentText>
      <MailAddressFields form={form} />
    </FormDialog>
  );
}
