import type { StoredForm } from '@parlance/domain/documents/forms/storedForm';
import { formText } from '@parlance/domain/forms/formText';
import type { Locale } from '@parlance/domain/locales';
import type { Stored } from '#web/lib/live.ts';

interface FormLink {
  locale: Locale;
  href: string;
  /** HTML of a link to it, for a page of the business's website. */
  code: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Link to the page of a form in a language. */
export function formLink(
  origin: string,
  chatbotId: string,
  { id, title }: Pick<Stored<StoredForm>, 'id' | 'title'>,
  locale: Locale,
): FormLink {
  const href = new URL(`/form/${chatbotId}/${id}?lang=${locale}`, origin).href;
  const name = formText(locale, title).replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? '');
  return { locale, href, code: `<a href="${href}">${name}</a>` };
}
