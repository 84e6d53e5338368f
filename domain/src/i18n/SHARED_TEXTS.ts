import type { Locale } from '../locales.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import type { SharedTexts } from './SharedTexts.ts';

/** Texts that the dashboard shows and the functions use as well, by language. */
export const SHARED_TEXTS: Readonly<Record<Locale, SharedTexts>> = { en: EN, de: DE };
