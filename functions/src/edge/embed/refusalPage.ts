import type { Locale } from '@parlance/domain/locales';
import { escapeHtml } from '../../delivery/renderMail.ts';

const TEXTS = {
  en: { missing: 'This chat does not exist.', refused: 'This chat may not be shown on this website.' },
  de: { missing: 'Diesen Chat gibt es nicht.', refused: 'Dieser Chat darf auf dieser Website nicht angezeigt werden.' },
} as const;

/** A page of one sentence in place of a chat. */
export function refusalPage(locale: Locale, reason: 'missing' | 'refused'): string {
  const text = escapeHtml(TEXTS[locale][reason]);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text}</title></head><body><p>${text}</p></body></html>`;
}
