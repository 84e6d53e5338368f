import type { Locale } from '../locales.ts';
import { DE_DESK_TEMPLATES } from './DE_DESK_TEMPLATES.ts';
import type { DeskTemplates } from './DeskTemplates.ts';
import { EN_DESK_TEMPLATES } from './EN_DESK_TEMPLATES.ts';

/** Texts of the desk to begin with, by language. */
export const DESK_TEMPLATES: Readonly<Record<Locale, DeskTemplates>> = { en: EN_DESK_TEMPLATES, de: DE_DESK_TEMPLATES };
