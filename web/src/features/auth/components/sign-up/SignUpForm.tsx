import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BUSINESS_TYPES } from '@parlance/domain/businessTypes';
import { signUp } from '@parlance/domain/contracts/accounts';
import { LIMITS } from '@parlance/domain/limits';
import { useNavigate } from 'react-router';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { signIn } from '#web/lib/auth/sign-in/signIn.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { siteTrialKey } from '#web/lib/trial/siteTrialKey.ts';
import { BusinessTypeField } from './BusinessTypeField.tsx';
import { CountryField } from '#web/components/forms/CountryField.tsx';
import { FormAlert } from '../FormAlert.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';

const NO_VALUES = {
  fullName: '',
  organizationName: '',
  email: '',
  password: '',
  repeat: '',
  businessType: '',
  country: '',
};

/** A new account with e-mail and password. */
export function SignUpForm() {
  const t = useTranslate();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const errorText = useErrorText();

  const { isBusy, failure, run } = useSubmit(async (values: Readonly<typeof NO_VALUES>) => {
    const businessType = BUSINESS_TYPES.find((type) => type === values.businessType);
    if (businessType === undefined) return;
    const { fullName, organizationName, password, country } = values;
    const email = values.email.trim();
    const answers = { fullName, organizationName, email, password, country, businessType, locale };
    await callContract(signUp, { ...answers, ...siteTrialKey.forSignUp() });
    // With a session, the link in the mail needs one click alone. Where the address was taken it fails, and nobody is told.
    await signIn(email, password).catch(() => undefined);
    await navigate(paths.signUpConfirm(), { state: { email } });
  });
  const form = useForm({
    initial: NO_VALUES,
    validate: (values) => ({
      ...inputErrors(t, signUp.input, values),
      repeat: values.repeat === values.password ? undefined : t('form.passwordMismatch'),
    }),
    onValid: run,
  });

  return (
    <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2.5}>
      <FormAlert>
        {failure && (toAppError(failure.error).code === 'internal' ? t('signup.failed') : errorText(failure.error))}
      </FormAlert>
      <FormField
        form={form}
        name="fullName"
        label={t('signup.fullName')}
        autoComplete="name"
        maxLength={LIMITS.nameCharacters}
      />
      <FormField
        form={form}
        name="organizationName"
        label={t('signup.organizationName')}
        autoComplete="organization"
        maxLength={LIMITS.nameCharacters}
      />
      <FormField form={form} name="email" type="email" label={t('form.email')} autoComplete="username" />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <NewPasswordFields form={form} email={form.values.email} />
        <BusinessTypeField form={form} />
        <CountryField form={form} label={t('signup.country')} />
      </Box>
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('signup.submit')}
      </Button>
    </Stack>
  );
}
