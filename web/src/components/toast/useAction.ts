import { useCallback, useState } from 'react';
import { ownActions } from '#web/lib/firestore/masked/ownActions.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface Action<A extends readonly unknown[]> {
  isBusy: boolean;
  run: (...args: A) => void;
}

/** An action behind a button: busy while it runs, a toast when it fails. `what` names the failure, see `useToast`. */
export function useAction<A extends readonly unknown[]>(
  perform: (...args: A) => Promise<void>,
  what?: string,
): Action<A> {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const run = useCallback(
    (...args: A) => {
      setBusy(true);
      perform(...args)
        .then(() => ownActions.dispatchEvent(new Event('done')))
        .catch((error: unknown) => toast.failure(error, what))
        .finally(() => setBusy(false));
    },
    [perform, toast, what],
  );
  return { isBusy, run };
}
