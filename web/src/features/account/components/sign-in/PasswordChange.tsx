import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { changePassword } from '@parlance/domain/contracts/accounts';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { FormField } from '#web/components/forms/FormField.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useSessionUser } from '#web/lib/auth/session/useSessionUser.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { keptByDefault, type LinkedMethod, linkedMethods } from '../../linkedMethods.ts';
import { usePasswordChange } from '../../usePasswordChange.tsx';
import { KeptMethods } from './KeptMethods.tsx';
import { PasswordOutcome } from './PasswordOutcome.tsx';

/** Another password, or the first one of somebody who signs in with Google or Microsoft. Ends all other sessions. */
export function PasswordChange() {
  const t = useTranslate();
  const user = useSessionUser();
  const hasPassword = user?.identities.some(({ provider }) => provider === 'password') ?? false;
  const [chosen, setChosen] = useState<ReadonlySet<LinkedMethod['id']>>();
  const kept = chosen ?? (user ? keptByDefault(user) : new Set());
  const { state, change, dialog } = usePasswordChange(hasPassword);
  const form = useForm({
    initial: { current: '', next: '', repeat: '' },
    validate: ({ current, next, repeat }) => ({
      current:
        hasPassword && current.length < LIMITS.signInPasswordCharacters ? t('signin.passwordRequired') : undefined,
      next: inputErrors(t, changePassword.input, { password: next })['password'],
      repeat: repeat === next ? undefined : t('form.passwordMismatch'),
    }),
    onValid: ({ current, next }) => change(current, next, [...kept]),
  });
  return (
    <SettingsSection
      title={t(hasPassword ? 'accountPage.passwordTitle' : 'accountPage.passwordSetTitle')}
      text={t(hasPassword ? 'accountPage.passwordText' : 'accountPage.passwordSetText')}
    >
      <PasswordOutcome state={state} />
      <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2.5}>
        {hasPassword && (
          <FormField
            form={form}
            name="current"
            type="password"
            label={t('accountPage.passwordCurrent')}
            autoComplete="current-password"
          />
        )}
        <FormField
          form={form}
          name="next"
          type="password"
          label={t('accountPage.passwordNew')}
          autoComplete="new-password"
          helperText={t('form.passwordHint')}
        />
        <FormField
          form={form}
          name="repeat"
          type="password"
          label={t('form.passwordRepeat')}
          autoComplete="new-password"
        />
        <KeptMethods methods={user ? linkedMethods(user) : []} kept={kept} onChange={setChosen} />
        <Box>
          <Button type="submit" variant="outlined" loading={state.kind === 'busy'}>
            {t(hasPassword ? 'accountPage.passwordSubmit' : 'accountPage.passwordSetSubmit')}
          </Button>
        </Box>
      </Stack>
      {dialog}
    </SettingsSection>
  );
}
