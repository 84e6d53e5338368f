import { useCallback, useEffect, useState } from 'react';
import { listFactors, type SecondFactor } from '#web/lib/auth/second-factor/secondFactor.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Live } from '#web/lib/live.ts';

interface Factors {
  factors: Live<readonly SecondFactor[]>;
  /** Reads them again: after one was added or removed. */
  reload: () => void;
}

/** The signed-in person's second factors. */
export function useFactors(): Factors {
  const [factors, setFactors] = useState<Live<readonly SecondFactor[]>>({ status: 'loading' });
  const reload = useCallback(() => {
    const read = async () => {
      try {
        setFactors({ status: 'ready', value: await listFactors() });
      } catch (error) {
        setFactors({ status: 'error', error: toAppError(error), retry: () => void read() });
      }
    };
    void read();
  }, []);
  useEffect(reload, [reload]);
  return { factors, reload };
}
