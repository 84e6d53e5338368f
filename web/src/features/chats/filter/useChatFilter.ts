import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ChatFilter, FILTER_NAMES, type FilterName, readChatFilter } from './chatFilter.ts';

export interface ChatFilterState {
  filter: ChatFilter;
  /** Null takes a filter away. */
  setFilter: (name: FilterName, value: string | null) => void;
  setSearch: (search: string) => void;
  /** Takes filters and search away. */
  clear: () => void;
}

/** Which conversations are listed: those that the address names. */
export function useChatFilter(): ChatFilterState {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readChatFilter(params), [params]);
  const change = (changes: readonly (readonly [name: string, value: string | null])[]) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of changes) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    filter,
    setFilter: (name, value) => change([[name, value]]),
    setSearch: (search) => change([['q', search]]),
    clear: () => change([...FILTER_NAMES, 'q'].map((name) => [name, null])),
  };
}
