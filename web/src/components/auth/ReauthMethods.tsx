import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { type ProviderKey, providerKey } from '#web/lib/auth/providers/providers.ts';
import type { Proof } from '#web/lib/auth/sign-in/reauthenticate.ts';
import { useSessionUser } from '#web/lib/auth/session/useSessionUser.ts';
import { FormField } from '../forms/FormField.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { useEmulatedAccount } from './useEmulatedAccount.tsx';
import { useForm } from '../forms/useForm.ts';

interface ReauthMethodsProps {
  isBusy: boolean;
  onProof: (proof: Proof) => void;
}

/** The ways of signing in that the account has. */
export function ReauthMethods({ isBusy, onProof }: ReauthMethodsProps) {
  const t = useTranslate();
  const { ask, dialog } = useEmulatedAccount();
  const identities = useSessionUser()?.identities ?? [];
  const hasPassword = identities.some(({ provider }) => provider === 'password');
  const providers = identities.map(({ provider }) => providerKey(provider)).filter((key) => key !== undefined);
  const form = useForm({
    initial: { reauthPassword: '' },
    validate: ({ reauthPassword }) => (reauthPassword === '' ? { reauthPassword: t('form.required') } : {}),
    onValid: ({ reauthPassword }) => onProof({ kind: 'password', password: reauthPassword }),
  });
  const handleProvider = async (provider: ProviderKey) => {
    const choice = await ask(provider);
    if (choice) onProof({ kind: 'provider', provider, ...choice });
  };
  return (
    <Stack spacing={2}>
      {hasPassword && (
        <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2} sx={{ pt: 1 }}>
          <FormField
            form={form}
            name="reauthPassword"
            type="password"
            label={t('form.password')}
            autoComplete="current-password"
          />
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('settings.reauthSubmit')}
          </Button>
        </Stack>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          startIcon={<ProviderMark provider={provider} />}
          onClick={() => void handleProvider(provider)}
        >
          {t('provider.continue', { provider: t(`provider.${provider}`) })}
        </Button>
      ))}
      {dialog}
    </Stack>
  );
}
