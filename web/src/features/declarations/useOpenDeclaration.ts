import { idSchema } from '@parlance/domain/ids';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

interface OpenDeclaration {
  /** Undefined where none is open. */
  declarationId: string | undefined;
  close: () => void;
  /** The address of a declaration's details, as a search string: the list stays as it is. */
  addressOf: (declarationId: string) => string;
}

function withOpen(params: URLSearchParams, declarationId: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (declarationId === undefined) next.delete('declaration');
  else next.set('declaration', declarationId);
  return next;
}

/** Open declaration, as the address names it. */
export function useOpenDeclaration(): OpenDeclaration {
  const [search, setSearch] = useSearchParams();
  const close = useCallback(
    () => setSearch((current) => withOpen(current, undefined), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return {
    declarationId: idSchema.safeParse(search.get('declaration')).data,
    close,
    addressOf: useCallback((id) => `?${withOpen(search, id).toString()}`, [search]),
  };
}
