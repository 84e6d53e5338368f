import { idSchema } from '@parlance/domain/ids';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Which lead is open: the one that the address names. Undefined where none is, and to close it. */
export function useOpenLead(): [leadId: string | undefined, open: (leadId: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (leadId: string | undefined) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (leadId === undefined) next.delete('lead');
          else next.set('lead', leadId);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [idSchema.safeParse(search.get('lead')).data, open];
}
