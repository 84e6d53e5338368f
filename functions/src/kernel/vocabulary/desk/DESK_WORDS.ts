import type { Locale } from '@parlance/domain/locales';
import { DE_DESK_WORDS } from './DE_DESK_WORDS.ts';
import type { DeskWords } from './DeskWords.ts';
import { EN_DESK_WORDS } from './EN_DESK_WORDS.ts';

/** Words for ending a contract, by language. */
export const DESK_WORDS: Readonly<Record<Locale, DeskWords>> = { en: EN_DESK_WORDS, de: DE_DESK_WORDS };
