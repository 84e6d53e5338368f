import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { requestPasswordReset } from '@parlance/domain/contracts/accounts';
import { LIMITS } from '@parlance/domain/limits';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SigningInFrame } from './SigningInFrame.tsx';
import { useEarlyForm } from './useEarlyForm.ts';
import { useSigningIn } from './useSigningIn.ts';

interface SignInPanelProps {
  /** The only address that may sign in here; without it, any. */
  email?: string;
  /** Called after a success, before the session changes. */
  onSignedIn?: () => void;
}

/** All ways of signing in, with the second factor where there is one. The page around it moves on when the session changes. */
export function SignInPanel({ email: fixedEmail, onSignedIn = () => undefined }: SignInPanelProps) {
  const t = useTranslate();
  const signingIn = useSigningIn(onSignedIn);
  const form = useForm({
    initial: { email: fixedEmail ?? '', password: '' },
    validate: ({ email, password }) => ({
      ...inputErrors(t, requestPasswordReset.input, { email }),
      password: password.length < LIMITS.signInPasswordCharacters ? t('signin.passwordRequired') : undefined,
    }),
    onValid: ({ email, password }) => signingIn.withPassword(email.trim(), password),
  });
  const formRef = useEarlyForm(form.change);
  const isBusy = signingIn.state.kind === 'busy';
  return (
    <SigningInFrame signingIn={signingIn}>
      <ProviderButtons isBusy={isBusy} onChoose={signingIn.withProvider} />
      <Divider>{t('provider.or')}</Divider>
      <Stack component="form" ref={formRef} onSubmit={form.onSubmit} noValidate spacing={2.5}>
        <FormField
          form={form}
          name="email"
          type="email"
          label={t('form.email')}
          autoComplete="username"
          isDisabled={fixedEmail !== undefined}
        />
        <FormField
          form={form}
          name="password"
          type="password"
          label={t('form.password')}
          autoComplete="current-password"
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 0.5 }}>
          <MuiLink component={PageLink} to={paths.forgotPassword()} state={{ email: form.values.email }}>
            {t('signin.forgot')}
          </MuiLink>
          {fixedEmail === undefined && (
            <MuiLink component={PageLink} to={paths.signInLink()} state={{ email: form.values.email }}>
              {t('signin.byLink')}
            </MuiLink>
          )}
        </Box>
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {t('signin.submit')}
        </Button>
      </Stack>
    </SigningInFrame>
  );
}
