import type { Facts } from './readFacts.ts';

/** Joins the facts that several texts state. */
export function joinFacts(all: readonly Facts[]): Facts {
  const join = <T>(of: (facts: Facts) => Iterable<T>): Set<T> => new Set(all.flatMap((facts) => [...of(facts)]));
  return {
    links: join(({ links }) => links),
    emails: join(({ emails }) => emails),
    phones: join(({ phones }) => phones),
    dates: all.flatMap(({ dates }) => dates),
    times: join(({ times }) => times),
    numbers: join(({ numbers }) => numbers),
    currencies: join(({ currencies }) => currencies),
    durations: join(({ durations }) => durations),
  };
}
