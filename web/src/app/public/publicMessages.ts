import type { Locale } from '@parlance/domain/locales';
import de from '#web/i18n/de.json';
import en from '#web/i18n/en.json';
import type { MessageId } from '#web/i18n/messageId.ts';

/** The texts of the pages that are rendered at build time. */
export const publicMessages: Readonly<Record<Locale, Readonly<Record<MessageId, string>>>> = { en, de };
