import { LOCALES, type Locale } from '../locales.ts';
import { textFor } from '../widget/textsFor.ts';

/** Text of a form in a language; where it has none in it, in the first language that it has one in: a question is never without words. */
export function formText(locale: Locale, text: string): string {
  return [locale, ...LOCALES].map((each) => textFor(each, text)).find((found) => found !== '') ?? text;
}
