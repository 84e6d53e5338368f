/** Addresses of pages, people and websites, and colours. */
const NO_WORDS = /https?:\/\/\S*|\S+@\S+|\b[a-z\d-]+(?:\.[a-z\d-]+)+\b|#[\dA-F]{6}\b/g;
/** A word without an accent, which the pseudo-language has on every letter. */
const PLAIN = /(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/gu;

function withoutData(text: string, data: readonly string[]): string {
  return data.reduce((rest, stored) => {
    if (!rest.includes(stored)) return rest;
    const whole = stored.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return rest.replaceAll(new RegExp(String.raw`(?<!\p{L})${whole}(?!\p{L})`, 'gu'), ' ');
  }, text);
}

/**
 * Texts with words that are in no catalogue, behind these words.
 * @param data Texts that people have written, the longest first: what they say is theirs.
 * @param known Words that are said otherwise than by the catalogue.
 */
export function plainWords(texts: readonly string[], data: readonly string[], known: ReadonlySet<string>): string[] {
  return texts.flatMap((text) => {
    const words = withoutData(text, data).replaceAll(NO_WORDS, ' ').match(PLAIN) ?? [];
    const unknown = words.filter((word) => !known.has(word));
    return unknown.length === 0 ? [] : [`${unknown.join(', ')}: ${text}`];
  });
}
