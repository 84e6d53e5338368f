import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BUSINESS_TYPES } from '@parlance/domain/businessTypes';
import { signUp } from '@parlance/domain/contracts/signUp';
import { LIMITS } from '@parlance/domain/limits';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AppIcon } from '#web/components/AppIcon.tsx';
import { FormField } from '#web/components/FormField.tsx';
import { useForm } from '#web/components/useForm.ts';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { countryOptions } from '../countryOptions.ts';
import { SIGN_UP_FIELDS, type SignUpField, signUpErrors, type SignUpValues } from '../signUpValidation.ts';
import { AuthHeading } from './AuthHeading.tsx';

export function SignUpPage() {
  const t = useTranslate();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const countries = useMemo(() => countryOptions(locale), [locale]);

  const handleValid = (values: SignUpValues) => {
    const businessType = BUSINESS_TYPES.find((type) => type === values.businessType);
    if (businessType === undefined) return;
    const { fullName, organizationName, email, password, country } = values;
    setBusy(true);
    setFailure(undefined);
    callContract(signUp, { fullName, organizationName, email, password, country, businessType, locale }).then(
      () => void navigate(paths.signUpConfirm(), { state: { email: email.trim() } }),
      (error: unknown) => {
        setBusy(false);
        setFailure({ error });
      },
    );
  };
  const form = useForm<SignUpField>({
    initial: SIGN_UP_FIELDS,
    validate: (values) => Object.fromEntries(Object.entries(signUpErrors(values)).map(([field, id]) => [field, t(id)])),
    onValid: handleValid,
  });

  return (
    <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2.5}>
      <Box>
        <AuthHeading title={t('signup.title')} text={t('signup.text')} />
      </Box>
      {failure && (
        <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
          {errorText(failure.error)}
        </Alert>
      )}
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
        <FormField
          form={form}
          name="password"
          type="password"
          label={t('form.password')}
          autoComplete="new-password"
          helperText={t('form.passwordHint')}
        />
        <FormField
          form={form}
          name="repeat"
          type="password"
          label={t('form.passwordRepeat')}
          autoComplete="new-password"
        />
        <FormField form={form} name="businessType" label={t('signup.businessType')} select>
          <option value="" aria-label={t('form.choose')} />
          {BUSINESS_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`business.${type}`)}
            </option>
          ))}
        </FormField>
        <FormField form={form} name="country" label={t('signup.country')} autoComplete="country" select>
          <option value="" aria-label={t('form.choose')} />
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </FormField>
      </Box>
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('signup.submit')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t('privacy.signUpNote')} <MuiLink href={paths.privacyPolicy(locale)}>{t('privacy.link')}</MuiLink>
      </Typography>
      <Typography color="textSecondary">
        {t('signup.hasAccount')}{' '}
        <MuiLink component={Link} to={paths.signIn()}>
          {t('signup.toSignIn')}
        </MuiLink>
      </Typography>
    </Stack>
  );
}
