import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { signOutFully } from '#web/lib/auth/signOutFully.ts';
import { AuthHeading } from '../AuthHeading.tsx';

interface InviteOtherAccountProps {
  /** The invited address. */
  expected: string;
  /** Email address of the person who is signed in. */
  email: string;
}

/** Somebody else is signed in. After signing out the invitation is there again. */
export function InviteOtherAccount({ expected, email }: InviteOtherAccountProps) {
  const t = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Box role="alert">
        <AuthHeading title={t('invite.otherTitle')} text={t('invite.otherText', { expected, email })} />
      </Box>
      <Button variant="contained" size="large" onClick={() => void signOutFully(paths.invite())}>
        {t('account.signOut')}
      </Button>
    </Stack>
  );
}
