import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { confirmEmail, type Confirmation } from '#web/lib/auth/confirmEmail.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { NotMyPassword } from './NotMyPassword.tsx';

interface ConfirmWithTokenProps {
  token: string;
  /** The signed-in account's address. */
  email: string;
  /** The person has just signed in to confirm, which is as good as the click. */
  isAutomatic: boolean;
  onResult: (result: Confirmation) => void;
}

/** Uses the token on a click and not on load: mail scanners open links, and a token works once. */
export function ConfirmWithToken({ token, email, isAutomatic, onResult }: ConfirmWithTokenProps) {
  const t = useTranslate();
  const { isBusy, run } = useAction(async () => onResult(await confirmEmail(token)));
  const isBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    run();
  });
  useEffect(() => {
    if (isAutomatic) begin();
  }, [isAutomatic]);
  return (
    <Stack spacing={2.5}>
      <Box>
        <AuthHeading title={t('confirm.title')} text={t('confirm.text', { email })} />
      </Box>
      <Button variant="contained" size="large" onClick={() => run()} loading={isBusy}>
        {t('confirm.submit')}
      </Button>
      <NotMyPassword email={email} />
    </Stack>
  );
}
