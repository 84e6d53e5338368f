import Button from '@mui/material/Button';
import { resendConfirmation } from '@parlance/domain/contracts/resendConfirmation';
import { LIMITS } from '@parlance/domain/limits';
import { useEffect, useState } from 'react';
import { useAction } from '#web/components/useAction.ts';
import { useToast } from '#web/components/useToast.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';

interface ResendButtonProps {
  email: string;
}

/** Sends the confirmation mail again, once a minute. */
export function ResendButton({ email }: ResendButtonProps) {
  const t = useTranslate();
  const toast = useToast();
  const { locale } = useLocale();
  const [readyAt, setReadyAt] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((readyAt - now) / 1000));
  const isWaiting = seconds > 0;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const { isBusy, run } = useAction(async () => {
    await callContract(resendConfirmation, { email, locale });
    setNow(Date.now());
    setReadyAt(Date.now() + LIMITS.confirmationResendMs);
    toast.success(t('auth.resent'));
  });
  return (
    <Button variant="outlined" onClick={() => run()} loading={isBusy} disabled={isWaiting || email === ''}>
      {isWaiting ? t('auth.resendIn', { seconds }) : t('auth.resend')}
    </Button>
  );
}
