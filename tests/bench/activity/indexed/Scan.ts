import { compareKeys } from './compareKeys.ts';
import type { Entries, EntryKey } from './createEntries.ts';
import { keyBehind } from './keyBehind.ts';
import type { StoredIndex } from './storedIndexes.ts';

interface Part {
  index: StoredIndex;
  values: readonly unknown[];
}

/** One disjunct of a query: its entries one after the other, and how many were looked at for them. */
export class Scan {
  seen = 0;

  readonly #entries: Entries;
  readonly #parts: readonly Part[];
  readonly #direction: 'asc' | 'desc';

  constructor(entries: Entries, indexes: readonly StoredIndex[], values: ReadonlyMap<string, unknown>) {
    this.#entries = entries;
    this.#parts = indexes.map((index) => ({ index, values: index.equals.map((field) => values.get(field)) }));
    this.#direction = indexes[0]?.order[1] ?? 'asc';
  }

  /** The next entries from a key on: a range of one index, or what several have in common, found by leaping to the furthest. */
  next(from: EntryKey, most: number): EntryKey[] {
    const [only, ...others] = this.#parts;
    if (only !== undefined && others.length === 0) return this.#look(only, from, most);
    const found: EntryKey[] = [];
    for (let at = from; found.length < most;) {
      const nexts = this.#parts.flatMap((part) => this.#look(part, at, 1));
      if (nexts.length < this.#parts.length) break;
      const [furthest = at] = nexts.toSorted((a, b) => compareKeys(this.#direction, b, a));
      const isInAll = nexts.every((key) => compareKeys(this.#direction, key, furthest) === 0);
      if (isInAll) found.push(furthest);
      at = isInAll ? keyBehind(furthest, this.#direction) : furthest;
    }
    return found;
  }

  #look({ index, values }: Part, from: EntryKey, most: number): EntryKey[] {
    const keys = this.#entries.next(index, values, from, most);
    this.seen += keys.length;
    return keys;
  }
}
