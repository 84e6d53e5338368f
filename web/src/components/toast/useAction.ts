import { useCallback, useState } from 'react';
import { ownActions } from '#web/lib/firestore/masked/ownActions.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface Action<A extends readonly unknown[]> {
  isBusy: boolean;
  run: (...args: A) => void;
  /** Runs it for somebody who waits for the outcome: false where it failed, or `perform` answered false. */
  attempt: (...args: A) => Promise<boolean>;
}

/** An action behind a button: busy while it runs, a toast when it fails. `what` names the failure, see `useToast`. */
export function useAction<A extends readonly unknown[]>(
  perform: (...args: A) => Promise<unknown>,
  what?: string,
): Action<A> {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const attempt = useCallback(
    async (...args: A) => {
      setBusy(true);
      try {
        const outcome = await perform(...args);
        ownActions.dispatchEvent(new Event('done'));
        return outcome !== false;
      } catch (error) {
        toast.failure(error, what);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [perform, toast, what],
  );
  const run = useCallback((...args: A) => void attempt(...args), [attempt]);
  return { isBusy, run, attempt };
}
