import { type ChatFilter, FILTER_NAMES, filterValue } from './chatFilter.ts';

/** The address's form of a filter with its search, without what narrows nothing. */
export function writeChatFilter(filter: ChatFilter): string {
  const entries = FILTER_NAMES.flatMap((name) => {
    const value = filterValue(filter, name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(filter.search === '' ? entries : [...entries, ['q', filter.search]]).toString();
}
