import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { signOutFully } from '#web/lib/auth/signOutFully.ts';
import { AuthHeading } from '../AuthHeading.tsx';

interface ConfirmOtherAccountProps {
  /** Email address of the person who is signed in. */
  email: string;
}

/** The link is for another account than the one that is signed in. It stays good, and comes back after signing out. */
export function ConfirmOtherAccount({ email }: ConfirmOtherAccountProps) {
  const t = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Box role="alert">
        <AuthHeading title={t('confirmOther.title')} text={t('confirmOther.text', { email })} />
      </Box>
      <Button variant="contained" size="large" onClick={() => void signOutFully(paths.confirm())}>
        {t('account.signOut')}
      </Button>
    </Stack>
  );
}
