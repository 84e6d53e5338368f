import type { Locale } from '@parlance/domain/locales';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';

/** Texts of the chat app by language. A build of one language has that one alone: see widget/vite.config.ts. */
export const TRANSLATIONS: Readonly<Record<Locale, Messages>> = { en, de };
