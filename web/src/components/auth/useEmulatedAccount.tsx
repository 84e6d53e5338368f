import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { EmulatedAccount } from '#web/lib/auth/providers/EmulatedAccount.ts';
import type { ProviderKey } from '#web/lib/auth/providers/providers.ts';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';

/** Empty in production, where the provider itself asks which account. */
interface Choice {
  account?: EmulatedAccount;
}

interface AccountQuestion {
  /** Resolves with the choice; undefined when the dialog was closed. */
  ask: (provider: ProviderKey) => Promise<Choice | undefined>;
  /** To be rendered beside what uses it. */
  dialog: ReactNode;
}

const AccountChooser = lazy(async () => {
  const { AccountChooser: chooser } = await import('./AccountChooser.tsx');
  return { default: chooser };
});

/** Asks under the emulators, which know no provider, whom a person claims to be there. */
export function useEmulatedAccount(): AccountQuestion {
  const { emulators } = useRuntimeConfig();
  const [asking, setAsking] = useState<{ provider: ProviderKey; resolve: (choice: Choice | undefined) => void }>();
  const ask = useCallback(
    async (provider: ProviderKey) => {
      if (!emulators) return {};
      const choice = await new Promise<Choice | undefined>((resolve) => setAsking({ provider, resolve }));
      setAsking(undefined);
      return choice;
    },
    [emulators],
  );
  const dialog = asking && (
    <Suspense fallback={null}>
      <AccountChooser
        provider={asking.provider}
        onChoose={(account) => asking.resolve({ account })}
        onClose={() => asking.resolve(undefined)}
      />
    </Suspense>
  );
  return { ask, dialog };
}
