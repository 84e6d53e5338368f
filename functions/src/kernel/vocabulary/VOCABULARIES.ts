import type { Locale } from '@parlance/domain/locales';
import { DE } from './de.ts';
import { EN } from './en.ts';
import type { Vocabulary } from './Vocabulary.ts';

/** Words by which texts are read, by language. */
export const VOCABULARIES: Readonly<Record<Locale, Vocabulary>> = { en: EN, de: DE };
