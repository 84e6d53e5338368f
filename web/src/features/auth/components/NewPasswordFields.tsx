import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

interface NewPasswordFieldsProps<F extends string> {
  form: Form<F | 'password' | 'repeat'>;
  /** The account's address, which is no password. */
  email: string;
}

/** A password that is being set in place of another one, twice. */
export function NewPasswordFields<F extends string>({ form, email }: NewPasswordFieldsProps<F>) {
  const t = useTranslate();
  return (
    <>
      <NewPasswordField form={form} email={email} />
      <FormField
        form={form}
        name="repeat"
        type="password"
        label={t('form.passwordRepeat')}
        autoComplete="new-password"
      />
    </>
  );
}
