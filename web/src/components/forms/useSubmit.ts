import { useCallback, useState } from 'react';

interface Submit<A extends readonly unknown[]> {
  isBusy: boolean;
  /** Failure of the last attempt; undefined before it, while one runs and after a success. */
  failure: { error: unknown } | undefined;
  run: (...args: A) => void;
}

/** An action behind a form that shows its own failures. */
export function useSubmit<A extends readonly unknown[]>(perform: (...args: A) => Promise<void>): Submit<A> {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const run = useCallback(
    (...args: A) => {
      setBusy(true);
      setFailure(undefined);
      perform(...args)
        .catch((error: unknown) => setFailure({ error }))
        .finally(() => setBusy(false));
    },
    [perform],
  );
  return { isBusy, failure, run };
}
