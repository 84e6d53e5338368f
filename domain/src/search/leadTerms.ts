import { foldForSearch, searchTermOf, searchTermsOf, searchWordsOf } from './searchTerms.ts';

const MIN_LENGTH = 2;
const ADDRESS_LENGTH = 40;
const MESSAGE_WORDS = 300;

/**
 * Terms that a lead is found by, for an `array-contains` query: the beginnings of the words of its name and of its e-mail address
 * (of the first 40 characters), and the first 300 different words of its message.
 */
export function leadTermsOf({ name, email, message }: Record<'name' | 'email' | 'message', string>): string[] {
  const address = foldForSearch(email).slice(0, ADDRESS_LENGTH);
  const beginnings = Array.from({ length: Math.max(0, address.length - MIN_LENGTH + 1) }, (_, index) =>
    address.slice(0, index + MIN_LENGTH),
  );
  return [...new Set([...searchTermsOf(name), ...beginnings, ...searchWordsOf(message, MESSAGE_WORDS)])];
}

/**
 * The one term of what somebody typed that leads are searched by: an address, or what looks like the beginning of one, as a
 * whole, else the longest word. Undefined where there is none long enough.
 */
export function leadTermOf(typed: string): string | undefined {
  const text = foldForSearch(typed).trim();
  return /^\S+[@.]\S*$/.test(text) ? text.slice(0, ADDRESS_LENGTH) : searchTermOf(typed);
}
