import { idSchema } from '@parlance/domain/ids';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { currentParams } from '#web/lib/browser/currentParams.ts';

interface ShownSource {
  /** Undefined where none is shown. */
  sourceId: string | undefined;
  close: () => void;
  /** The address that shows a source's text, as a search string: the list stays as it is. */
  addressOf: (sourceId: string) => string;
}

const PARAM = 'source';

/** Whose text is shown: that of the source that the address names. */
export function useShownSource(): ShownSource {
  const [params, setParams] = useSearchParams();
  return {
    sourceId: idSchema.safeParse(params.get(PARAM)).data,
    close: useCallback(() => {
      const left = currentParams();
      left.delete(PARAM);
      setParams(left, { replace: true, preventScrollReset: true });
    }, [setParams]),
    addressOf: useCallback(
      (sourceId) => {
        const next = new URLSearchParams(params);
        next.set(PARAM, sourceId);
        return `?${next.toString()}`;
      },
      [params],
    ),
  };
}
