import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useSession } from '#web/lib/auth/session/useSession.ts';
import Typography from '@mui/material/Typography';
import type { OpenInvite } from '../../OpenInvite.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { InviteAccept } from './InviteAccept.tsx';
import { InviteOtherAccount } from './InviteOtherAccount.tsx';
import { InviteSetUp } from './InviteSetUp.tsx';
import type { InviteProblem } from './useInviteAction.ts';
import { SignInPanel } from '../sign-in/SignInPanel.tsx';

interface InviteOpenProps {
  token: string;
  invite: OpenInvite;
  onProblem: (problem: InviteProblem) => void;
  onJoined: () => void;
  /** The address turned out to have an account. */
  onAccountFound: () => void;
}

interface InviteSignInProps {
  /** The invited address. */
  email: string;
  onSignedIn: () => void;
}

/** The invited address has an account: signing in with it joins. */
function InviteSignIn({ email, onSignedIn }: InviteSignInProps) {
  const t = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Typography color="textSecondary">{t('invite.signInText')}</Typography>
      <SignInPanel email={email} onSignedIn={onSignedIn} />
    </Stack>
  );
}

/** Inviter, organization and role of an invitation, and the way in: a new account, signing in, or one click. */
export function InviteOpen({ token, invite, onProblem, onJoined, onAccountFound }: InviteOpenProps) {
  const t = useTranslate();
  const session = useSession();
  const [hasSignedIn, setSignedIn] = useState(false);
  const { organizationName, inviterName, email, role, hasAccount } = invite;

  if (session.status === 'loading') return <Stack component="output" aria-busy="true" sx={{ minHeight: 320 }} />;
  const isSignedIn = session.status !== 'signed-out';
  if (isSignedIn && session.email.toLowerCase() !== email.toLowerCase()) {
    return <InviteOtherAccount expected={email} email={session.email} />;
  }
  const way = () => {
    // An account that nobody confirmed may be somebody else's: setting the invited one up replaces it.
    if (!hasAccount && session.status !== 'confirmed') {
      return (
        <InviteSetUp
          token={token}
          invite={invite}
          onProblem={onProblem}
          onJoined={onJoined}
          onAccountFound={onAccountFound}
        />
      );
    }
    if (!isSignedIn) return <InviteSignIn email={email} onSignedIn={() => setSignedIn(true)} />;
    return (
      <InviteAccept token={token} invite={invite} isAutomatic={hasSignedIn} onProblem={onProblem} onJoined={onJoined} />
    );
  };
  return (
    <Stack spacing={2.5}>
      <Box>
        <AuthHeading
          title={t('invite.title', { organization: organizationName })}
          text={t('invite.text', { inviter: inviterName, organization: organizationName, role: t(`role.${role}`) })}
        />
      </Box>
      {way()}
    </Stack>
  );
}
