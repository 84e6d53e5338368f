const MAX_CHARACTERS = 100_000;
const ID = /<[^<>\s]{1,400}>/g;

/** Message-IDs of a header in their order, each once, with their angle brackets. One that lost them gets them back. */
export function messageIdsIn(value: string): string[] {
  const text = value.slice(0, MAX_CHARACTERS);
  const found =
    text.match(ID) ??
    text.split(/[\s,]+/).flatMap((word) => (/^[^<>\s]{1,200}@[^<>\s]{1,200}$/.test(word) ? [`<${word}>`] : []));
  return [...new Set(found)];
}
