import { phoneNumberOf } from '../phones/phoneNumberOf.ts';
import { searchWords } from '../text/searchWords.ts';

/** Words that somebody searches conversations for; of a phone number with its country, however it is typed, the one that it is stored by. */
export function typedWords(typed: string): string[] {
  const phone = phoneNumberOf(typed);
  return phone === undefined ? searchWords(typed) : [phone.slice(1)];
}
