import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { takeRedirectPath } from '#web/lib/auth/redirectPath.ts';
import { useSession } from '#web/lib/auth/session/useSession.ts';
import { signInNotice } from '../../signInNotice.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { SignInPanel } from './SignInPanel.tsx';

/** Goes on to where the person wanted to be. */
function Continue() {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    void navigate(takeRedirectPath() ?? paths.dashboard(), { replace: true });
  }, [navigate]);
  return <Box component="output" aria-busy="true" sx={{ display: 'block', minHeight: 200 }} />;
}

export default function SignInPage() {
  const t = useTranslate();
  const session = useSession();
  const [search] = useSearchParams();
  const notice = signInNotice(search);

  if (session.status === 'confirmed') return <Continue />;
  if (session.status === 'unconfirmed') return <Navigate to={paths.confirm()} replace />;
  return (
    <Stack spacing={2.5}>
      <Box>
        <AuthHeading title={t('signin.title')} text={t('signin.text')} />
      </Box>
      {notice !== undefined && (
        <Alert
          severity={notice.severity}
          icon={<AppIcon name={notice.severity === 'success' ? 'circle-check' : 'info-circle'} />}
        >
          {t(notice.text)}
        </Alert>
      )}
      <SignInPanel />
      <Typography color="textSecondary">
        {t('signin.noAccount')}{' '}
        <MuiLink component={PageLink} to={paths.signUp()}>
          {t('signin.toSignUp')}
        </MuiLink>
      </Typography>
    </Stack>
  );
}
