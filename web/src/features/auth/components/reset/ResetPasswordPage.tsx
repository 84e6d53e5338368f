import type { Locale } from '@parlance/domain/locales';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import type { Challenge } from '#web/lib/auth/second-factor/Challenge.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useLinkToken } from '../../useLinkToken.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { ResetSecondFactor } from './ResetSecondFactor.tsx';
import { AuthHeading } from '../AuthHeading.tsx';

interface ResetPasswordPageProps {
  language: Locale;
}

/** The link to a new password does not work, or no longer. */
function ResetSpent() {
  const t = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Box role="alert">
        <AuthHeading title={t('confirmSpent.title')} text={t('reset.spentText')} />
      </Box>
      <Button variant="contained" size="large" component={PageLink} to={paths.forgotPassword()}>
        {t('reset.again')}
      </Button>
    </Stack>
  );
}

/** The page behind the link of a mail that sets a new password. It ends signed in, with the second factor where there is one. */
export function ResetPasswordPage({ language }: ResetPasswordPageProps) {
  const navigate = useNavigate();
  const { locale, followLocale } = useLocale();
  const { token, discard } = useLinkToken('reset');
  const [isSpent, setSpent] = useState(token === '');
  const [challenge, setChallenge] = useState<Challenge>();
  const speak = useEffectEvent(() => {
    if (locale !== language) followLocale(language);
  });
  // Once: whoever switches the language afterwards means it.
  useEffect(() => speak(), []);

  if (challenge) return <ResetSecondFactor challenge={challenge} />;
  if (isSpent) return <ResetSpent />;
  return (
    <ResetPasswordForm
      token={token}
      onSpent={() => {
        discard();
        setSpent(true);
      }}
      onReset={(next) => {
        discard();
        if (next === undefined) void navigate(paths.signIn(), { replace: true });
        else if (next === 'not-signed-in') void navigate(paths.signInAfter('password-changed'), { replace: true });
        else setChallenge(next);
      }}
    />
  );
}
