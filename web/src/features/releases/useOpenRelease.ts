import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { currentParams } from '#web/lib/browser/currentParams.ts';

/** The release whose details are open, as the address has it, the address of another one's, and how to close them. */
export function useOpenRelease(): { number: number | null; searchOf: (number: number) => string; close: () => void } {
  const [params, setParams] = useSearchParams();
  const number = Number(params.get('release'));
  const searchOf = useCallback(
    (next: number): string => {
      const search = new URLSearchParams(params);
      search.set('release', String(next));
      return `?${search}`;
    },
    [params],
  );
  const close = (): void => {
    const next = currentParams();
    next.delete('release');
    setParams(next, { preventScrollReset: true });
  };
  return { number: Number.isSafeInteger(number) && number > 0 ? number : null, searchOf, close };
}
