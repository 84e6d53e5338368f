import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { useAction } from '#web/components/toast/useAction.ts';
import { useCooldown } from '#web/components/auth/useCooldown.ts';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AuthHeading } from './AuthHeading.tsx';
import { LocalInboxLink } from './LocalInboxLink.tsx';

interface LinkMailSentProps {
  /** Text that says what is on its way, and how long it is valid. */
  text: string;
  onResend: () => Promise<void>;
}

/** The mail is on its way, if there is an account. It can be sent again, once a minute. */
export function LinkMailSent({ text, onResend }: LinkMailSentProps) {
  const t = useTranslate();
  const { seconds, start } = useCooldown(LIMITS.confirmationResendMs, true);
  const { isBusy, run } = useAction(async () => {
    await onResend();
    start();
  });
  return (
    <Stack spacing={2.5}>
      <Box aria-live="polite">
        <AuthHeading title={t('forgot.sentTitle')} text={text} />
      </Box>
      <Button variant="outlined" onClick={() => run()} loading={isBusy} disabled={seconds > 0}>
        {seconds > 0 ? t('auth.resendIn', { seconds }) : t('auth.resend')}
      </Button>
      <LocalInboxLink />
      <Typography>
        <MuiLink component={PageLink} to={paths.signIn()}>
          {t('forgot.toSignIn')}
        </MuiLink>
      </Typography>
    </Stack>
  );
}
