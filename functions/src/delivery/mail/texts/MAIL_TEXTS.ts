import type { Locale } from '@parlance/domain/locales';
import { DE_MAILS } from './DE_MAILS.ts';
import { EN_MAILS } from './EN_MAILS.ts';
import type { MailCatalogue } from './MailCatalogue.ts';

/** Texts of mails by language. */
export const MAIL_TEXTS: Readonly<Record<Locale, MailCatalogue>> = { en: EN_MAILS, de: DE_MAILS };
