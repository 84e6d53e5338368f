import type { Locale } from '@parlance/domain/locales';

/** Path of a form's page on this host. */
export function formAddress(chatbotId: string, formId: string, locale: Locale): string {
  return `/form/${chatbotId}/${formId}?lang=${locale}`;
}
