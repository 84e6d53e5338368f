import DialogContentText from '@mui/material/DialogContentText';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useRecentSignIn } from '#web/components/auth/useRecentSignIn.tsx';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { type Enrolment, startPhone } from '#web/lib/auth/second-factor/secondFactor.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { phoneNumber } from '../../phoneNumber.ts';

interface PhoneDialogProps {
  onSent: (number: string, enrolment: Enrolment) => void;
  onClose: () => void;
}

/** The number that codes are sent to. */
export function PhoneDialog({ onSent, onClose }: PhoneDialogProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { withRecentSignIn, dialog } = useRecentSignIn();
  const { isBusy, failure, run } = useSubmit(async (number: string) => {
    await withRecentSignIn(async () => onSent(number, await startPhone(number)));
  });
  const form = useForm({
    initial: { factorPhone: '' },
    validate: ({ factorPhone }) =>
      phoneNumber(factorPhone) === undefined ? { factorPhone: t('accountPage.phoneInvalid') } : {},
    onValid: ({ factorPhone }) => run(phoneNumber(factorPhone) ?? factorPhone),
  });
  return (
    <>
      <FormDialog
        title={t('accountPage.phoneTitle')}
        submitLabel={t('accountPage.phoneSend')}
        isBusy={isBusy}
        failure={failure && errorText(failure.error)}
        onSubmit={form.onSubmit}
        onClose={onClose}
      >
        <DialogContentText>{t('accountPage.phoneText')}</DialogContentText>
        <FormField
          form={form}
          name="factorPhone"
          label={t('accountPage.phoneNumber')}
          helperText={t('accountPage.phoneHint')}
          autoComplete="tel"
        />
      </FormDialog>
      {dialog}
    </>
  );
}
