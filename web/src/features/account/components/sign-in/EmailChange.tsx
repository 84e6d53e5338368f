import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { emailField } from '@parlance/domain/fields';
import { requestEmailChange } from '@parlance/domain/contracts/accounts';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useForm } from '#web/components/forms/useForm.ts';
import { useRecentSignIn } from '#web/components/auth/useRecentSignIn.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import MuiLink from '@mui/material/Link';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';

/** Under the emulators, where the mails are. */
function LocalInboxNote() {
  const t = useTranslate();
  const { emulators } = useRuntimeConfig();
  if (!emulators) return false;
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {t('auth.localInboxText')}{' '}
      <MuiLink href={emulators.mailUrl} target="_blank" rel="noreferrer">
        {t('auth.localInbox')}
      </MuiLink>
    </Typography>
  );
}

/** Asks for another address. It is the account's once the link in its mail was used. */
export function EmailChange() {
  const t = useTranslate();
  const { locale } = useLocale();
  const { profile } = useMembership();
  const { withRecentSignIn, dialog } = useRecentSignIn();
  const [sentTo, setSentTo] = useState<string>();
  const { isBusy, run } = useAction(async (email: string) => {
    setSentTo(undefined);
    const isDone = await withRecentSignIn(async () => {
      await callContract(requestEmailChange, { email, locale });
    });
    if (isDone) setSentTo(email);
  });
  const form = useForm({
    initial: { newEmail: '' },
    validate: ({ newEmail }) => {
      const isSame = emailField.safeParse(newEmail).data === profile.email;
      const error = inputErrors(t, requestEmailChange.input, { email: newEmail })['email'];
      return { newEmail: isSame ? t('accountPage.emailSame') : error };
    },
    onValid: ({ newEmail }) => run(newEmail.trim()),
  });
  return (
    <SettingsSection title={t('accountPage.emailTitle')} text={t('accountPage.emailText')}>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {t('accountPage.emailCurrent', { email: profile.email })}
      </Typography>
      <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2.5}>
        <FormField form={form} name="newEmail" type="email" label={t('accountPage.emailNew')} autoComplete="email" />
        <Box>
          <Button type="submit" variant="outlined" loading={isBusy}>
            {t('accountPage.emailSubmit')}
          </Button>
        </Box>
      </Stack>
      <Box aria-live="polite">
        {sentTo !== undefined && (
          <Alert severity="success" icon={<AppIcon name="mail" />} sx={{ mt: 2 }}>
            {t('accountPage.emailSent', { email: sentTo })}
            <LocalInboxNote />
          </Alert>
        )}
      </Box>
      {dialog}
    </SettingsSection>
  );
}
