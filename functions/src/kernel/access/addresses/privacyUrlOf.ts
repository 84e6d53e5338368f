import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Locale } from '@parlance/domain/locales';

/** The business's own privacy policy, or the product's in the visitor's language. */
export function privacyUrlOf({ privacyUrl }: Pick<Widget, 'privacyUrl'>, locale: Locale, webOrigin: string): string {
  return privacyUrl === '' ? new URL(`/${locale}/privacy-policy`, webOrigin).href : privacyUrl;
}
