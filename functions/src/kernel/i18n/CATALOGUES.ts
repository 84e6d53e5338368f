import type { Locale } from '@parlance/domain/locales';
import type { Catalogue } from './Catalogue.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';

/** The functions' texts: a new language is a file and a row. */
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en: EN, de: DE };
