import { type ReactNode, useCallback, useState } from 'react';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { ReauthDialog } from './ReauthDialog.tsx';

interface RecentSignIn {
  /**
   * Performs something that needs a recent sign-in. Where the server asks for one, the person signs in again in a dialog and it
   * is performed once more. False when they closed the dialog. Throws what `perform` throws otherwise.
   */
  withRecentSignIn: (perform: () => Promise<void>) => Promise<boolean>;
  /** To be rendered beside what uses it. */
  dialog: ReactNode;
}

/** Asks to sign in again, when it is needed and only then. */
export function useRecentSignIn(): RecentSignIn {
  const [asking, setAsking] = useState<{ resolve: (isSignedIn: boolean) => void }>();
  const withRecentSignIn = useCallback(async (perform: () => Promise<void>) => {
    try {
      await perform();
      return true;
    } catch (error) {
      if (toAppError(error).code !== 'recent-sign-in-required') throw error;
    }
    const isSignedIn = await new Promise<boolean>((resolve) => setAsking({ resolve }));
    setAsking(undefined);
    if (isSignedIn) await perform();
    return isSignedIn;
  }, []);
  const dialog = asking && <ReauthDialog onDone={() => asking.resolve(true)} onClose={() => asking.resolve(false)} />;
  return { withRecentSignIn, dialog };
}
