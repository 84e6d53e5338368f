import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { resetPassword as contract } from '@parlance/domain/contracts/accounts';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Challenge } from '#web/lib/auth/second-factor/Challenge.ts';
import { resetPassword } from '#web/lib/auth/sign-in/resetPassword.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { isTokenInvalid } from '../../isTokenInvalid.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { FormAlert } from '../FormAlert.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';

interface ResetPasswordFormProps {
  token: string;
  onSpent: () => void;
  /** The password is set. What is still to be done: nothing, a second factor, or signing in. */
  onReset: (next: Challenge | 'not-signed-in' | undefined) => void;
}

export function ResetPasswordForm({ token, onSpent, onReset }: ResetPasswordFormProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { isBusy, failure, run } = useSubmit(async (password: string) => {
    try {
      const result = await resetPassword(token, password);
      if (result.kind === 'second-factor') onReset(result.challenge);
      else onReset(result.kind === 'signed-in' ? undefined : 'not-signed-in');
    } catch (error) {
      if (!isTokenInvalid(error)) throw error;
      onSpent();
    }
  });
  const form = useForm({
    initial: { password: '', repeat: '' },
    validate: (values) => ({
      ...inputErrors(t, contract.input, values),
      repeat: values.repeat === values.password ? undefined : t('form.passwordMismatch'),
    }),
    onValid: ({ password }) => run(password),
  });
  return (
    <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2.5}>
      <Box>
        <AuthHeading title={t('reset.title')} text={t('reset.text')} />
      </Box>
      <FormAlert>{failure && errorText(failure.error)}</FormAlert>
      <NewPasswordFields form={form} email="" />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('reset.submit')}
      </Button>
    </Stack>
  );
}
