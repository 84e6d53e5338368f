import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Navigate } from 'react-router';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useSession } from '#web/lib/auth/session/useSession.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { ProviderSignIn } from '../sign-in/ProviderSignIn.tsx';
import { SignUpForm } from './SignUpForm.tsx';

export default function SignUpPage() {
  const t = useTranslate();
  const session = useSession();

  if (session.status === 'confirmed') return <Navigate to={paths.dashboard()} replace />;
  return (
    <Stack spacing={2.5}>
      <Box>
        <AuthHeading title={t('signup.title')} text={t('signup.text')} />
      </Box>
      <ProviderSignIn />
      <Divider>{t('provider.or')}</Divider>
      <SignUpForm />
      <Typography color="textSecondary">
        {t('signup.hasAccount')}{' '}
        <MuiLink component={PageLink} to={paths.signIn()}>
          {t('signup.toSignIn')}
        </MuiLink>
      </Typography>
    </Stack>
  );
}
