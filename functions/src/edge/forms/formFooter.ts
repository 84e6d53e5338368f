import { LOCALES } from '@parlance/domain/locales';
import { escapeHtml } from '../../delivery/renderMail.ts';
import { formAddress } from '../../kernel/access/addresses/formAddress.ts';
import { FORM_PAGE_TEXTS } from '../../kernel/i18n/forms/FORM_PAGE_TEXTS.ts';
import type { FormPageView } from './FormPageView.ts';

/** Links below a page: the same form in the other languages, empty. */
export function formFooter({ chatbotId, formId, locale }: FormPageView): string {
  return LOCALES.filter((other) => other !== locale)
    .map((other) => {
      const href = escapeHtml(formAddress(chatbotId, formId, other));
      return `<a href="${href}" lang="${other}" hreflang="${other}">${escapeHtml(FORM_PAGE_TEXTS[locale].otherLanguage)}</a>`;
    })
    .join(' ');
}
