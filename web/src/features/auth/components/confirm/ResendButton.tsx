import Button from '@mui/material/Button';
import { resendConfirmation } from '@parlance/domain/contracts/accounts';
import { LIMITS } from '@parlance/domain/limits';
import { useAction } from '#web/components/toast/useAction.ts';
import { useCooldown } from '#web/components/auth/useCooldown.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
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
  const { seconds, start } = useCooldown(LIMITS.confirmationResendMs);
  const { isBusy, run } = useAction(async () => {
    await callContract(resendConfirmation, { email, locale });
    start();
    toast.success(t('auth.resent'));
  });
  return (
    <Button variant="outlined" onClick={() => run()} loading={isBusy} disabled={seconds > 0 || email === ''}>
      {seconds > 0 ? t('auth.resendIn', { seconds }) : t('auth.resend')}
    </Button>
  );
}
