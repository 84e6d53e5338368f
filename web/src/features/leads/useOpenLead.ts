import { idSchema } from '@parlance/domain/ids';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

interface OpenLead {
  /** Undefined where none is open. */
  leadId: string | undefined;
  /** Undefined closes it. */
  open: (leadId: string | undefined) => void;
  /** The address of a lead's details, as a search string: the list stays as it is. */
  addressOf: (leadId: string) => string;
}

function withOpen(params: URLSearchParams, leadId: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (leadId === undefined) next.delete('lead');
  else next.set('lead', leadId);
  return next;
}

/** Open lead, as the address names it. */
export function useOpenLead(): OpenLead {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (leadId: string | undefined) =>
      setSearch((current) => withOpen(current, leadId), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return {
    leadId: idSchema.safeParse(search.get('lead')).data,
    open,
    addressOf: useCallback((id) => `?${withOpen(search, id).toString()}`, [search]),
  };
}
