import { LOCALES } from '@parlance/domain/locales';
import { deskAddress } from '../../kernel/access/addresses/deskAddress.ts';
import { escapeHtml } from '../../delivery/renderMail.ts';
import type { DeskView } from './DeskView.ts';

/** Links below a page: the same page in the other languages, as an empty form, and the privacy policy. */
export function deskFooter({ chatbotId, kind, locale, texts, privacyUrl }: DeskView): string {
  const others = LOCALES.filter((other) => other !== locale).map(
    (other) =>
      `<a href="${escapeHtml(deskAddress(chatbotId, kind, other))}" lang="${other}" hreflang="${other}">${escapeHtml(texts.otherLanguage)}</a>`,
  );
  const privacy = `<a href="${escapeHtml(privacyUrl)}" rel="noopener noreferrer">${escapeHtml(texts.privacy)}</a>`;
  return [...others, privacy].join(' ');
}
