import { storedIdSchema } from '@parlance/domain/ids';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

interface OpenSubmission {
  /** Undefined where none is open. */
  submissionId: string | undefined;
  close: () => void;
  /** The address of a submission's details, as a search string: the list stays as it is. */
  addressOf: (submissionId: string) => string;
}

function withOpen(params: URLSearchParams, submissionId: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (submissionId === undefined) next.delete('submission');
  else next.set('submission', submissionId);
  return next;
}

/** Open submission, as the address names it. */
export function useOpenSubmission(): OpenSubmission {
  const [search, setSearch] = useSearchParams();
  const close = useCallback(
    () => setSearch((current) => withOpen(current, undefined), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return {
    submissionId: storedIdSchema.safeParse(search.get('submission')).data,
    close,
    addressOf: useCallback((id) => `?${withOpen(search, id).toString()}`, [search]),
  };
}
