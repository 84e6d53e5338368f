import { fold } from './fold.ts';

/** "e-mail" is "email", and "e-bike" no bike of the letter E. */
const LETTER_HYPHEN = /(?<![\p{L}\p{N}])(\p{L})-(?=\p{L}{2})/gu;

/** All words of a text, folded. */
export function words(text: string): string[] {
  const folded = fold(text);
  const whole = folded.includes('-') ? folded.replace(LETTER_HYPHEN, '$1') : folded;
  return whole.match(/[\p{L}\p{N}]+/gu) ?? [];
}
