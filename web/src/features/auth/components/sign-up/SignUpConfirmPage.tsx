import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Navigate, useLocation } from 'react-router';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useSession } from '#web/lib/auth/session/useSession.ts';
import { emailFromState } from '../../emailFromState.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { LocalInboxLink } from '../LocalInboxLink.tsx';
import { ResendForm } from '../confirm/ResendForm.tsx';

/** After sign-up: the mail is on its way. */
export default function SignUpConfirmPage() {
  const t = useTranslate();
  const location = useLocation();
  const session = useSession();
  const email = emailFromState(location.state);
  // Confirmed meanwhile, in another tab.
  if (session.status === 'confirmed') return <Navigate to={paths.dashboard()} replace />;
  return (
    <Stack spacing={2.5}>
      <Box>
        <AuthHeading
          title={t('signupConfirm.title')}
          text={email === '' ? t('signupConfirm.text') : t('signupConfirm.textTo', { email })}
        />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('signupConfirm.hint')}
      </Typography>
      <ResendForm email={email} />
      <LocalInboxLink />
      <Typography>
        <MuiLink component={PageLink} to={paths.signIn()}>
          {t('signupConfirm.toSignIn')}
        </MuiLink>
      </Typography>
    </Stack>
  );
}
