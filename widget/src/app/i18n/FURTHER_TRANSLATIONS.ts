import type { FurtherLocale } from '@parlance/domain/widget/widgetLocales';
import type { FurtherMessages } from './messages.ts';

/** Texts of the languages that the chat alone speaks, each in a script of its own. */
export const FURTHER_TRANSLATIONS: Readonly<Record<FurtherLocale, () => Promise<FurtherMessages>>> = {
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  es: async () => (await import('./es.ts')).es,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  pt: async () => (await import('./pt.ts')).pt,
  cs: async () => (await import('./cs.ts')).cs,
  tr: async () => (await import('./tr.ts')).tr,
  da: async () => (await import('./da.ts')).da,
  sv: async () => (await import('./sv.ts')).sv,
};
