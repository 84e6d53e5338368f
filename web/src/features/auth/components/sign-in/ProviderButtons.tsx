import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { ProviderMark } from '#web/components/auth/ProviderMark.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { EmulatedAccount } from '#web/lib/auth/providers/EmulatedAccount.ts';
import { type ProviderKey, PROVIDERS } from '#web/lib/auth/providers/providers.ts';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';

const AccountChooser = lazy(async () => ({
  default: (await import('#web/components/auth/AccountChooser.tsx')).AccountChooser,
}));

interface ProviderButtonsProps {
  isBusy: boolean;
  /** `account` is whom the person chose under the emulators; elsewhere the provider asks. */
  onChoose: (provider: ProviderKey, account?: EmulatedAccount) => void;
}

/** One button for each provider. */
export function ProviderButtons({ isBusy, onChoose }: ProviderButtonsProps) {
  const t = useTranslate();
  const { emulators } = useRuntimeConfig();
  const [asked, setAsked] = useState<ProviderKey>();
  const handleAccount = (account: EmulatedAccount) => {
    setAsked(undefined);
    if (asked !== undefined) onChoose(asked, account);
  };
  return (
    <Stack spacing={1.5}>
      {PROVIDERS.map((provider) => (
        <Button
          key={provider}
          variant="outlined"
          size="large"
          color="inherit"
          startIcon={<ProviderMark provider={provider} />}
          disabled={isBusy}
          aria-haspopup={emulators ? 'dialog' : undefined}
          onClick={() => (emulators ? setAsked(provider) : onChoose(provider))}
        >
          {t('provider.continue', { provider: t(`provider.${provider}`) })}
        </Button>
      ))}
      {asked !== undefined && (
        <Suspense fallback={null}>
          <AccountChooser provider={asked} onChoose={handleAccount} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
