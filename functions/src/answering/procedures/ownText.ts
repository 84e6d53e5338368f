import { LOCALES, type Locale } from '@parlance/domain/locales';
import { textFor } from '@parlance/domain/widget/textsFor';

/** A text of the owner's for visitors of a language; where there is none for it, the one of another language. */
export function ownText(locale: Locale, text: string): string {
  const found = [locale, ...LOCALES].map((each) => textFor(each, text)).find((one) => one !== '');
  return found ?? text;
}
