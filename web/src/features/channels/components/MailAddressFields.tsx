import { LIMITS } from '@parlance/domain/limits';
import type { ReactNode } from 'react';
import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface MailAddressFieldsProps<F extends string> {
  form: Form<F | 'address' | 'senderName'>;
  /** Note on the address, below it. */
  children?: ReactNode;
}

/** Address that customers write to, and the name in front of it. */
export function MailAddressFields<F extends string>({ form, children }: MailAddressFieldsProps<F>) {
  const t = useTranslate();
  return (
    <>
      <FormField
        form={form}
        name="address"
        type="email"
        label={t('channels.email.address')}
        maxLength={LIMITS.emailCharacters}
        autoComplete="off"
      />
      {children}
      <FormField
        form={form}
        name="senderName"
        label={t('channels.email.senderName')}
        helperText={t('channels.email.senderNameHint')}
        maxLength={LIMITS.mailNameCharacters}
        autoComplete="off"
      />
    </>
  );
}
