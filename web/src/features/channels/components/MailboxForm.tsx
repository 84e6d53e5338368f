import Alert from '@mui/material/Alert';
import { takesNoPassword } from '@parlance/domain/channels/mailProviderOf';
import { LIMITS } from '@parlance/domain/limits';
import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';
import type { MailboxFields } from '../mailbox/mailboxFields.ts';
import { MailAddressFields } from './MailAddressFields.tsx';
import { MailServerFields } from './MailServerFields.tsx';

interface MailboxFormProps {
  form: Form<keyof MailboxFields>;
}

/** Fields of a mailbox. */
export function MailboxForm({ form }: MailboxFormProps) {
  const t = useTranslate();
  const { mailSignIns } = useRuntimeConfig();
  return (
    <>
      <MailAddressFields form={form}>
        {takesNoPassword(form.values.address) && (
          <Alert severity="warning" icon={<AppIcon name="alert-circle" />}>
            {mailSignIns.includes('microsoft') ? t('channels.email.signInInstead') : t('channels.email.noPasswords')}
          </Alert>
        )}
      </MailAddressFields>
      <FormField
        form={form}
        name="password"
        type="password"
        label={t('channels.email.password')}
        helperText={t('channels.email.passwordHint')}
        maxLength={LIMITS.mailPasswordCharacters}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="userName"
        label={t('channels.email.userName')}
        helperText={t('channels.email.userNameHint')}
        maxLength={LIMITS.mailUserCharacters}
        autoComplete="off"
        isOptional
      />
      <MailServerFields form={form} />
    </>
  );
}
