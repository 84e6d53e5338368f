import { pseudoText } from './pseudoText.ts';

/** All texts of a catalogue in the pseudo-language. */
export function pseudoTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, inner]: [string, unknown]) => [key, pseudoTexts(inner)]));
}
