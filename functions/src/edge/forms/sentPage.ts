import { escapeHtml } from '../../delivery/renderMail.ts';
import { FORM_PAGE_TEXTS } from '../../kernel/i18n/forms/FORM_PAGE_TEXTS.ts';
import { deskPage } from '../desk/deskPage.ts';
import type { FormPageView } from './FormPageView.ts';

/** The page once a form was sent. */
export function sentPage({ widget, locale, view: { thanks } }: FormPageView): string {
  const { sent } = FORM_PAGE_TEXTS[locale];
  const main = `<h1>${escapeHtml(sent)}</h1><p class="lines">${escapeHtml(thanks)}</p>`;
  return deskPage({ locale, title: sent, business: widget.orgName, main, footer: '' });
}
