import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AuthHeading } from '../AuthHeading.tsx';

interface ConfirmedProps {
  isSignedIn: boolean;
}

/** The address is confirmed: on to the dashboard, or to sign-in. */
export function Confirmed({ isSignedIn }: ConfirmedProps) {
  const t = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Box aria-live="polite">
        <AuthHeading
          title={t('confirmed.title')}
          text={t(isSignedIn ? 'confirmed.textSignedIn' : 'confirmed.textSignIn')}
        />
      </Box>
      <Button variant="contained" size="large" component={Link} to={isSignedIn ? paths.chatbots() : paths.signIn()}>
        {t(isSignedIn ? 'confirmed.continue' : 'signin.submit')}
      </Button>
    </Stack>
  );
}
