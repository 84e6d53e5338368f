import type { Locale } from '@parlance/domain/locales';
import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';

/** Address of the chat page. Carries the language and nothing about the visitor. */
export function iframeUrl({ origin, chatbotId }: LoaderSettings, locale: Locale): string {
  return `${origin}/iframe/${chatbotId}?via=widget&lang=${locale}`;
}
