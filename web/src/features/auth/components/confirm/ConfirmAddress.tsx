import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Confirmation } from '#web/lib/auth/confirmEmail.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useSession } from '#web/lib/auth/session/useSession.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useLinkToken } from '../../useLinkToken.ts';
import { ConfirmOtherAccount } from './ConfirmOtherAccount.tsx';
import { ConfirmSpent } from './ConfirmSpent.tsx';
import { ConfirmWithToken } from './ConfirmWithToken.tsx';
import { WaitForConfirmation } from './WaitForConfirmation.tsx';
import { AuthHeading } from '../AuthHeading.tsx';
import { NotMyPassword } from './NotMyPassword.tsx';
import { SignInPanel } from '../sign-in/SignInPanel.tsx';

interface ConfirmSignInProps {
  onSignedIn: () => void;
}

/** The address is confirmed, in a browser in which nobody is signed in. */
function Confirmed() {
  const t = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Box aria-live="polite">
        <AuthHeading title={t('confirmed.title')} text={t('confirmed.textSignIn')} />
      </Box>
      <Button variant="contained" size="large" component={PageLink} to={paths.signIn()}>
        {t('signin.submit')}
      </Button>
    </Stack>
  );
}

/** A link alone confirms nothing: somebody else may have signed up with the address. The password confirms. */
function ConfirmSignIn({ onSignedIn }: ConfirmSignInProps) {
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

/** Confirms a new account, for whoever can sign in to it; without a link, the waiting room of accounts that are not confirmed. */
export function ConfirmAddress() {
  const t = useTranslate();
  const toast = useToast();
  const session = useSession();
  const { token, discard } = useLinkToken('confirm');
  const [answered, setAnswered] = useState<{ token: string; result: Confirmation }>();
  const [hasSignedIn, setSignedIn] = useState(false);
  const handleResult = (next: Confirmation) => {
    // Another account's token is still good for that account.
    if (next !== 'token-other-account') discard();
    if (next === 'confirmed') toast.success(t('confirmed.title'));
    setAnswered({ token, result: next });
  };

  if (session.status === 'loading') return <Stack component="output" aria-busy="true" sx={{ minHeight: 200 }} />;
  const email = session.status === 'signed-out' ? '' : session.email;
  // What an earlier link of this tab came to says nothing about another one.
  switch (answered?.token === token ? answered.result : undefined) {
    case 'confirmed':
      return session.status === 'confirmed' ? <Navigate to={paths.dashboard()} replace /> : <Confirmed />;
    case 'token-invalid':
      return <ConfirmSpent email={session.status === 'unconfirmed' ? email : ''} />;
    case 'token-other-account':
      return <ConfirmOtherAccount email={email} />;
    case undefined:
  }
  if (token !== '') {
    if (session.status === 'signed-out') return <ConfirmSignIn onSignedIn={() => setSignedIn(true)} />;
    return <ConfirmWithToken token={token} email={email} isAutomatic={hasSignedIn} onResult={handleResult} />;
  }
  if (session.status === 'confirmed') return <Navigate to={paths.dashboard()} replace />;
  if (session.status === 'unconfirmed') return <WaitForConfirmation email={email} />;
  return <ConfirmSpent email="" />;
}
