import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { SignInPanel } from '../sign-in/SignInPanel.tsx';

interface InviteSignInProps {
  /** The invited address. */
  email: string;
  onSignedIn: () => void;
}

/** The invited address has an account: signing in with it joins. */
export function InviteSignIn({ email, onSignedIn }: InviteSignInProps) {
  const t = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Typography color="textSecondary">{t('invite.signInText')}</Typography>
      <SignInPanel email={email} onSignedIn={onSignedIn} />
    </Stack>
  );
}
