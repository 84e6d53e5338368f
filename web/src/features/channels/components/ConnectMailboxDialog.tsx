import DialogContentText from '@mui/material/DialogContentText';
import { connectMailbox } from '@parlance/domain/contracts/channels';
import { emailField } from '@parlance/domain/fields';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { EMPTY_MAILBOX, type MailboxFields, serverOf, withProvider } from '../mailbox/mailboxFields.ts';
import { MailboxForm } from './MailboxForm.tsx';
import { MailWayField, type MailWays } from './MailWayField.tsx';

interface ConnectMailboxDialogProps {
  chatbotId: string;
  ways: MailWays;
  onClose: () => void;
}

/** Connects a mailbox by its password, which nobody can read afterwards. */
export function ConnectMailboxDialog({ chatbotId, ways, onClose }: ConnectMailboxDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const { isBusy, failure, run } = useSubmit(async (fields: MailboxFields) => {
    const { address, senderName, userName, password, imapHost, imapPort, smtpHost, smtpPort } = withProvider(fields);
    const imap = serverOf(imapHost, imapPort);
    const smtp = serverOf(smtpHost, smtpPort);
    if (imap === undefined || smtp === undefined) return;
    await callContract(connectMailbox, { orgId, chatbotId, address, senderName, userName, password, imap, smtp });
    toast.success(t('channels.connected'));
    onClose();
  });
  const form = useForm({
    initial: EMPTY_MAILBOX,
    validate: (fields) => {
      const { imapHost, imapPort, smtpHost, smtpPort } = withProvider(fields);
      const required = t('form.required');
      return {
        address: emailField.safeParse(fields.address).success ? undefined : t('form.emailInvalid'),
        senderName: fields.senderName.trim() === '' ? required : undefined,
        password: fields.password === '' ? required : undefined,
        imapHost: serverOf(imapHost, imapPort) === undefined ? t('channels.email.serverInvalid') : undefined,
        smtpHost: serverOf(smtpHost, smtpPort) === undefined ? t('channels.email.serverInvalid') : undefined,
      };
    },
    onValid: (fields) => run(fields),
  });
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
      <DialogContentText>{t('channels.email.mailboxText')}</DialogContentText>
      <MailboxForm form={form} />
    </FormDialog>
  );
}
