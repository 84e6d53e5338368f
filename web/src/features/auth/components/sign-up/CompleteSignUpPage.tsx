import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type User, userSchema } from '@parlance/domain/documents/accounts/user';
import { paths as documentPaths } from '@parlance/domain/paths';
import { Navigate } from 'react-router';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SessionUser } from '#web/lib/auth/session/Session.ts';
import { signOutFully } from '#web/lib/auth/signOutFully.ts';
import { useEndedSession } from '#web/lib/auth/session/useEndedSession.ts';
import type { Live } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { CompleteSignUpForm } from './CompleteSignUpForm.tsx';

interface CompleteSignUpPageProps {
  user: SessionUser;
}

/** The questions of sign-up for people who came with a provider, or who have no organization any more. */
export function CompleteSignUpPage({ user }: CompleteSignUpPageProps) {
  const t = useTranslate();
  const profile = useDocument(documentPaths.user(user.id), userSchema);
  useEndedSession(profile.status === 'error' && profile.error.code === 'permission-denied');
  // Live: the organization that the form makes is seen here.
  if (profile.status === 'ready' && profile.value && hasOrganization(profile.value)) {
    return <Navigate to={paths.dashboard()} replace />;
  }
  return (
    <Stack spacing={2.5}>
      <Box>
        <AuthHeading title={t('complete.title')} text={t('complete.text')} />
      </Box>
      <Questions profile={profile} user={user} />
      <Typography variant="body2" color="textSecondary">
        {t('complete.as', { email: user.email })}
      </Typography>
      <Button color="inherit" onClick={() => void signOutFully(paths.signIn())}>
        {t('account.signOut')}
      </Button>
    </Stack>
  );
}

function hasOrganization({ currentOrgId, orgIds }: User): boolean {
  return currentOrgId !== null || orgIds.length > 0;
}

interface QuestionsProps extends CompleteSignUpPageProps {
  profile: Live<User | null>;
}

function Questions({ profile, user }: QuestionsProps) {
  const t = useTranslate();
  switch (profile.status) {
    case 'loading':
      return <Stack component="output" aria-busy="true" sx={{ minHeight: 320 }} />;
    case 'error':
      return <ErrorState title={t('gate.profileFailed')} error={profile.error} onRetry={profile.retry} />;
    case 'ready':
      return <CompleteSignUpForm name={profile.value?.name ?? user.name} />;
  }
}
