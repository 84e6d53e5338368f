import type { Locale } from '@parlance/domain/locales';
import { CATALOGUES } from '../../kernel/i18n/CATALOGUES.ts';
import { escapeHtml } from '../../delivery/renderMail.ts';

/** A page of one sentence in place of a chat. */
export function refusalPage(locale: Locale, reason: 'missing' | 'refused'): string {
  const text = escapeHtml(CATALOGUES[locale].embed[reason]);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text}</title></head><body><p>${text}</p></body></html>`;
}
