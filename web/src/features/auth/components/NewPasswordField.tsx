import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { usePasswordHint } from './usePasswordHint.ts';

interface NewPasswordFieldProps<F extends string> {
  form: Form<F | 'password'>;
  /** The account's address, which is no password. */
  email: string;
}

/** A password that is being set, which can be shown, with a word on how well it holds. */
export function NewPasswordField<F extends string>({ form, email }: NewPasswordFieldProps<F>) {
  const t = useTranslate();
  const hint = usePasswordHint(form.values.password, email);
  return (
    <FormField
      form={form}
      name="password"
      type="password"
      label={t('form.password')}
      autoComplete="new-password"
      helperText={t(hint)}
    />
  );
}
