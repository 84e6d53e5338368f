import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BUSINESS_TYPES } from '@parlance/domain/businessTypes';
import { signUp } from '@parlance/domain/contracts/accounts';
import { LIMITS } from '@parlance/domain/limits';
import { TERMS_VERSION } from '@parlance/domain/site/TERMS_VERSION';
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
import { useLikelyCountry } from '#web/lib/useLikelyCountry.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useRequestId } from '#web/lib/functions/useRequestId.ts';
import { siteTrialKey } from '#web/lib/trial/siteTrialKey.ts';
import { TermsNote } from './TermsNote.tsx';
import { BusinessTypeField } from './BusinessTypeField.tsx';
import { CountryField } from '#web/components/forms/CountryField.tsx';
import { FormAlert } from '../FormAlert.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';

const NO_VALUES = {
  email: '',
  password: '',
  fullName: '',
  organizationName: '',
  businessType: '',
  country: '',
};

/** A new account with e-mail and password. */
export function SignUpForm() {
  const t = useTranslate();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const errorText = useErrorText();

  const requestIdOf = useRequestId();
  const { isBusy, failure, run } = useSubmit(async (values: Readonly<typeof NO_VALUES>) => {
    const businessType = BUSINESS_TYPES.find((type) => type === values.businessType);
    if (businessType === undefined) return;
    const { password } = values;
    const email = values.email.trim();
    const shown = { businessType, locale, terms: TERMS_VERSION } as const;
    const request = { ...values, ...shown, email, ...siteTrialKey.forSignUp() };
    await callContract(signUp, { ...request, requestId: requestIdOf(request) });
    // With a session, the link in the mail needs one click alone. Where the address was taken it fails, and nobody is told.
    await signIn(email, password).catch(() => undefined);
    await navigate(paths.signUpConfirm(), { state: { email } });
  });
  const form = useForm({
    initial: { ...NO_VALUES, country: useLikelyCountry() },
    validate: (values) => inputErrors(t, signUp.input, values),
    onValid: run,
  });

  return (
    <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2.5}>
      <FormAlert>
        {failure && (toAppError(failure.error).code === 'internal' ? t('signup.failed') : errorText(failure.error))}
      </FormAlert>
      <FormField form={form} name="email" type="email" label={t('form.email')} autoComplete="username" />
      <NewPasswordField form={form} email={form.values.email} />
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
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <BusinessTypeField form={form} />
        <CountryField form={form} label={t('signup.country')} />
      </Box>
      <TermsNote />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('signup.submit')}
      </Button>
    </Stack>
  );
}
