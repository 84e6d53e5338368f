import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { NotMyPassword } from './NotMyPassword.tsx';
import { SignInPanel } from '../sign-in/SignInPanel.tsx';

interface ConfirmSignInProps {
  onSignedIn: () => void;
}

/** A link alone confirms nothing: somebody else may have signed up with the address. Whoever knows the password confirms. */
export function ConfirmSignIn({ onSignedIn }: ConfirmSignInProps) {
  const t = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Box>
        <AuthHeading title={t('confirmSignIn.title')} text={t('confirmSignIn.text')} />
      </Box>
      <SignInPanel onSignedIn={onSignedIn} />
      <NotMyPassword email="" />
    </Stack>
  );
}
