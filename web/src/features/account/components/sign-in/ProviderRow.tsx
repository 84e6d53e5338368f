import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { noteSession } from '@parlance/domain/contracts/accounts';
import { useState } from 'react';
import { ProviderMark } from '#web/components/auth/ProviderMark.tsx';
import { useEmulatedAccount } from '#web/components/auth/useEmulatedAccount.tsx';
import { useRecentSignIn } from '#web/components/auth/useRecentSignIn.tsx';
import { useToast } from '#web/lib/toast/useToast.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { linkProvider } from '#web/lib/auth/providers/linkProvider.ts';
import type { ProviderKey } from '#web/lib/auth/providers/providers.ts';
import { unlinkProvider } from '#web/lib/auth/providers/unlinkProvider.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { methodRow } from './methodRow.ts';

interface ProviderRowProps {
  provider: ProviderKey;
  isLinked: boolean;
  /** It is the only way of signing in, so it has to stay. */
  isLast: boolean;
}

/** Connects a provider or disconnects it. */
export function ProviderRow({ provider, isLinked, isLast }: ProviderRowProps) {
  const t = useTranslate();
  const toast = useToast();
  const account = useEmulatedAccount();
  const recent = useRecentSignIn();
  const [isBusy, setBusy] = useState(false);
  const name = t(`provider.${provider}`);

  const connect = async () => {
    const choice = await account.ask(provider);
    if (!choice) return;
    await recent.withRecentSignIn(async () => {
      const result = await linkProvider(provider, choice.account);
      if (result === 'linked') {
        toast.success(t('accountPage.connected', { provider: name }));
        // Has the mail about it sent at once.
        await callContract(noteSession, {});
      } else toast.problem(t('accountPage.connectInUse', { provider: name }));
    });
  };
  const disconnect = async () => {
    await recent.withRecentSignIn(async () => {
      await unlinkProvider(provider);
      toast.success(t('accountPage.disconnected', { provider: name }));
    });
  };
  const run = (perform: () => Promise<void>) => {
    setBusy(true);
    perform()
      .catch((error: unknown) => {
        // Closing the provider's window is no failure.
        if (toAppError(error).code !== 'cancelled') toast.failure(error);
      })
      .finally(() => setBusy(false));
  };
  const isStuck = isLinked && isLast;
  return (
    <Box component="li" sx={methodRow}>
      <ProviderMark provider={provider} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          {t(isLinked ? 'accountPage.isConnected' : 'accountPage.notConnected')}
          {isStuck && ` ${t('accountPage.lastMethod')}`}
        </Typography>
      </Box>
      {!isStuck && (
        <Button
          variant="outlined"
          size="small"
          color={isLinked ? 'inherit' : 'primary'}
          loading={isBusy}
          onClick={() => run(isLinked ? disconnect : connect)}
          aria-label={t(isLinked ? 'accountPage.disconnectName' : 'accountPage.connectName', { provider: name })}
        >
          {t(isLinked ? 'accountPage.disconnect' : 'accountPage.connect')}
        </Button>
      )}
      {account.dialog}
      {recent.dialog}
    </Box>
  );
}
