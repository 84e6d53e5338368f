import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { signInByLink } from '#web/lib/auth/sign-in/signInByLink.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { isTokenInvalid } from '../../isTokenInvalid.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { FormAlert } from '../FormAlert.tsx';

interface SignInWithLinkProps {
  token: string;
  /** The link has done what it can; the session changes by itself, and with it the page. */
  onUsed: () => void;
  onSpent: () => void;
}

/** Signs in with the link that led here. A click does it, as programs that check mails open links too. */
export function SignInWithLink({ token, onUsed, onSpent }: SignInWithLinkProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { isBusy, failure, run } = useSubmit(async () => {
    try {
      await signInByLink(token);
      onUsed();
    } catch (error) {
      if (!isTokenInvalid(error)) throw error;
      onSpent();
    }
  });
  return (
    <Stack spacing={2.5}>
      <Box>
        <AuthHeading title={t('signin.title')} text={t('signInLink.readyText')} />
      </Box>
      <FormAlert>{failure && errorText(failure.error)}</FormAlert>
      <Button variant="contained" size="large" loading={isBusy} onClick={() => run()}>
        {t('signin.submit')}
      </Button>
    </Stack>
  );
}
