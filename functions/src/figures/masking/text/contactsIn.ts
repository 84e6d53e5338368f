import { EMAIL } from './EMAIL.ts';
import { phoneKey } from './phoneKey.ts';

const NUMBER = /\+?\(?\d(?:[ ()/.–-]{0,3}\d){5,14}/g;

/** The e-mail addresses of texts in small letters, and their phone numbers by `phoneKey`. */
export function contactsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap((text) => [
      ...[...text.matchAll(EMAIL)].map(([email]) => email.toLowerCase()),
      ...[...text.matchAll(NUMBER)].map(([number]) => phoneKey(number)),
    ]),
  );
}
