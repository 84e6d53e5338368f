import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';

/** Address of the chat page. Carries the language and nothing about the visitor. */
export function iframeUrl(settings: LoaderSettings, locale: string): string {
  return `${settings.origin}/iframe/${settings.chatbotId}?via=widget&lang=${locale}`;
}
