import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { AppIcon } from '#web/components/AppIcon.tsx';
import { FormField } from '#web/components/FormField.tsx';
import { useForm } from '#web/components/useForm.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { takeRedirectPath } from '#web/lib/auth/redirectPath.ts';
import { signIn, type SignInResult } from '#web/lib/auth/signIn.ts';
import { useSession } from '#web/lib/auth/useSession.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { isEmail } from '../isEmail.ts';
import { AuthHeading } from './AuthHeading.tsx';
import { ResendButton } from './ResendButton.tsx';

type Outcome =
  | { kind: 'none' | 'busy' | 'wrong-credentials' }
  | { kind: 'not-confirmed'; email: string }
  | { kind: 'failed'; error: unknown };

/** After a success the session changes by itself, so the button stays busy until then. */
function outcomeOf(result: SignInResult, email: string): Outcome {
  switch (result) {
    case 'signed-in':
      return { kind: 'busy' };
    case 'wrong-credentials':
      return { kind: result };
    case 'not-confirmed':
      return { kind: result, email };
  }
}

/** Goes on to where the person wanted to be. */
function Continue() {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    void navigate(takeRedirectPath() ?? paths.chatbots(), { replace: true });
  }, [navigate]);
  return <Box component="output" aria-busy="true" sx={{ display: 'block', minHeight: 200 }} />;
}

export function SignInPage() {
  const t = useTranslate();
  const errorText = useErrorText();
  const session = useSession();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      ...(isEmail(email) ? {} : { email: t('form.emailInvalid') }),
      ...(password.length >= LIMITS.signInPasswordCharacters ? {} : { password: t('signin.passwordRequired') }),
    }),
    onValid: ({ email, password }) => {
      setOutcome({ kind: 'busy' });
      signIn(email.trim(), password).then(
        (result) => setOutcome(outcomeOf(result, email.trim())),
        (error: unknown) => setOutcome({ kind: 'failed', error }),
      );
    },
  });

  if (session.status === 'confirmed') return <Continue />;
  if (session.status === 'unconfirmed' && outcome.kind === 'none') return <Navigate to={paths.confirm()} replace />;
  return (
    <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2.5}>
      <Box>
        <AuthHeading title={t('signin.title')} text={t('signin.text')} />
      </Box>
      <Box aria-live="assertive">
        {outcome.kind === 'wrong-credentials' && (
          <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
            {t('signin.wrongCredentials')}
          </Alert>
        )}
        {outcome.kind === 'failed' && (
          <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
            {errorText(outcome.error)}
          </Alert>
        )}
        {outcome.kind === 'not-confirmed' && (
          <Alert severity="warning" icon={<AppIcon name="mail" />}>
            <Typography sx={{ fontWeight: 600 }}>{t('signin.notConfirmed')}</Typography>
            <Typography variant="body2" sx={{ mb: 1.5 }}>
              {t('signin.notConfirmedText', { email: outcome.email })}
            </Typography>
            <ResendButton email={outcome.email} />
          </Alert>
        )}
      </Box>
      <FormField form={form} name="email" type="email" label={t('form.email')} autoComplete="username" />
      <FormField
        form={form}
        name="password"
        type="password"
        label={t('form.password')}
        autoComplete="current-password"
      />
      <Button type="submit" variant="contained" size="large" loading={outcome.kind === 'busy'}>
        {t('signin.submit')}
      </Button>
      <Typography color="textSecondary">
        {t('signin.noAccount')}{' '}
        <MuiLink component={Link} to={paths.signUp()}>
          {t('signin.toSignUp')}
        </MuiLink>
      </Typography>
    </Stack>
  );
}
