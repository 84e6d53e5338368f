import MiniSearch, { type SearchResult } from 'minisearch';
import * as z from 'zod/mini';

/** /{language}/docs/search.json. */
const entriesSchema = z.array(z.object({ id: z.string(), title: z.string(), heading: z.string(), text: z.string() }));

export interface Found {
  id: string;
  title: string;
  heading: string;
}

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function fold(word: string): string {
  return word.toLowerCase().replaceAll(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter);
}

function toFound({ id, title, heading }: SearchResult): Found {
  return { id: String(id), title: String(title), heading: String(heading) };
}

/** Makes the search of the given entries: beginnings of words, umlauts spelled out or not, and one letter in five wrong. Throws for anything else. */
export function createIndex(entries: unknown): (query: string) => Found[] {
  const index = new MiniSearch({
    fields: ['title', 'heading', 'text'],
    storeFields: ['title', 'heading'],
    processTerm: fold,
    searchOptions: { boost: { title: 3, heading: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(entriesSchema.parse(entries));
  return (query) => index.search(query).slice(0, 8).map(toFound);
}
