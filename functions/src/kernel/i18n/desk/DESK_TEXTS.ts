import type { Locale } from '@parlance/domain/locales';
import { DE_DESK } from './DE_DESK.ts';
import type { DeskTexts } from './DeskTexts.ts';
import { EN_DESK } from './EN_DESK.ts';

/** Texts of the desk by language. */
export const DESK_TEXTS: Readonly<Record<Locale, DeskTexts>> = { en: EN_DESK, de: DE_DESK };
