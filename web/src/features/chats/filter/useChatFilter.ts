import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { currentParams } from '#web/lib/browser/currentParams.ts';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { type ChatFilter, FILTER_NAMES, type FilterName, readChatFilter } from './chatFilter.ts';

export interface ChatFilterState {
  filter: ChatFilter;
  /** True if the list has conversations of several chatbots. */
  hasChatbots: boolean;
  /** Null takes a filter away. */
  setFilter: (name: FilterName, value: string | null) => void;
  setSearch: (search: string) => void;
  /** Takes up filters and search of an address, in place of what is there. */
  apply: (query: string) => void;
  /** Takes filters and search away. */
  clear: () => void;
}

/** Filter of the listed conversations, as the address names it. In one chatbot's list it names no chatbot. */
export function useChatFilter(hasChatbots: boolean): ChatFilterState {
  const [params, setParams] = useSearchParams();
  const isMasked = useIsMasked();
  const filter = useMemo(() => {
    const read = readChatFilter(params);
    // What somebody is found by is masked, too.
    const named = isMasked ? { ...read, search: '', attribute: undefined } : read;
    return hasChatbots ? named : { ...named, chatbot: undefined };
  }, [params, hasChatbots, isMasked]);
  const change = (changes: readonly (readonly [name: string, value: string | null])[]) => {
    const next = currentParams();
    for (const [name, value] of changes) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    // Another list begins with its first page.
    next.delete('page');
    setParams(next, { replace: true });
  };
  return {
    filter,
    hasChatbots,
    setFilter: (name, value) => change([[name, value]]),
    setSearch: (search) => change([['q', search]]),
    apply: (query) => {
      const wanted = new URLSearchParams(query);
      change([...FILTER_NAMES, 'q'].map((name) => [name, wanted.get(name)]));
    },
    clear: () => change([...FILTER_NAMES, 'q'].map((name) => [name, null])),
  };
}
