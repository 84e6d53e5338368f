const MAX_TERMS = 120;
const MIN_LENGTH = 2;
const MAX_LENGTH = 20;

/** Text as it is compared in searches: folded case, umlauts and accents without their marks, ß as ss. */
export function foldForSearch(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

function words(text: string): string[] {
  return foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The different words of a text as they are searched for, at most `most`, in their order; single letters are none. */
export function searchWordsOf(text: string, most: number): string[] {
  const found = words(text)
    .map((word) => word.slice(0, MAX_LENGTH))
    .filter((word) => word.length >= MIN_LENGTH);
  return [...new Set(found)].slice(0, most);
}

/**
 * The words of a name and their beginnings, for an `array-contains` query: Firestore has no search of its own. At most
 * `MAX_TERMS`, whole words first, so that a long name stays findable by any of its words.
 */
export function searchTermsOf(name: string): string[] {
  const found = words(name).map((word) => word.slice(0, MAX_LENGTH));
  const beginnings = found.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - MIN_LENGTH) }, (_, index) => word.slice(0, index + MIN_LENGTH)),
  );
  return [...new Set([...found, ...beginnings])].slice(0, MAX_TERMS);
}

/** The one term of what somebody typed that narrows the search most; undefined where there is none long enough. */
export function searchTermOf(typed: string): string | undefined {
  return words(typed)
    .map((word) => word.slice(0, MAX_LENGTH))
    .filter((word) => word.length >= MIN_LENGTH)
    .toSorted((one, other) => other.length - one.length)[0];
}
