import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { refreshSession } from '#web/lib/auth/session/refreshSession.ts';
import { signOutFully } from '#web/lib/auth/signOutFully.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { LocalInboxLink } from '../LocalInboxLink.tsx';
import { ResendButton } from './ResendButton.tsx';

interface WaitForConfirmationProps {
  email: string;
}

/** Signed in, but the address is not confirmed. When it is, the session changes and the page moves on. */
export function WaitForConfirmation({ email }: WaitForConfirmationProps) {
  const t = useTranslate();
  const [isStillOpen, setStillOpen] = useState(false);
  const { isBusy, run } = useAction(async () => setStillOpen(!(await refreshSession())));
  return (
    <Stack spacing={2.5}>
      <Box>
        <AuthHeading title={t('wait.title')} text={t('wait.text', { email })} />
      </Box>
      <Box aria-live="polite">
        <Alert severity="warning" icon={<AppIcon name="mail" />}>
          <AlertTitle>{t('signin.notConfirmed')}</AlertTitle>
          {isStillOpen && t('wait.notYet')}
        </Alert>
      </Box>
      <Button variant="contained" size="large" onClick={() => run()} loading={isBusy}>
        {t('wait.check')}
      </Button>
      <ResendButton email={email} />
      <Button color="inherit" onClick={() => void signOutFully(paths.signIn())}>
        {t('account.signOut')}
      </Button>
      <LocalInboxLink />
    </Stack>
  );
}
