import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { confirmEmailChange } from '@parlance/domain/contracts/accounts';
import { useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { signOutFully } from '#web/lib/auth/signOutFully.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { isTokenInvalid } from '../../isTokenInvalid.ts';
import { useLinkToken } from '../../useLinkToken.ts';
import { AuthHeading } from '../AuthHeading.tsx';

/** Makes a new address an account's own. Every session ends with it, this browser's too. */
export function ConfirmNewAddress() {
  const t = useTranslate();
  const { token, discard } = useLinkToken('new-email');
  const [isSpent, setSpent] = useState(token === '');
  const { isBusy, run } = useAction(async () => {
    try {
      await callContract(confirmEmailChange, { token });
    } catch (error) {
      if (!isTokenInvalid(error)) throw error;
      discard();
      setSpent(true);
      return;
    }
    discard();
    await signOutFully(paths.signInAfter('email-changed'));
  });
  if (isSpent) {
    return (
      <Stack spacing={2.5}>
        <Box role="alert">
          <AuthHeading title={t('confirmSpent.title')} text={t('confirmChange.spent')} />
        </Box>
        <Typography>
          <MuiLink component={PageLink} to={paths.settingsAccount()}>
            {t('confirmChange.toAccount')}
          </MuiLink>
        </Typography>
      </Stack>
    );
  }
  return (
    <Stack spacing={2.5}>
      <Box>
        <AuthHeading title={t('confirmChange.title')} text={t('confirmChange.text')} />
      </Box>
      <Button variant="contained" size="large" onClick={() => run()} loading={isBusy}>
        {t('confirmChange.submit')}
      </Button>
    </Stack>
  );
}
