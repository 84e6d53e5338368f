import type { Locale } from '@parlance/domain/locales';
import { privacyDe } from './privacyDe.ts';
import { privacyEn } from './privacyEn.ts';
import type { PrivacyText } from './PrivacyText.ts';

/** Apart from the catalogs, which the dashboard loads: nobody who is signed in needs these texts. */
export const privacyTexts: Readonly<Record<Locale, PrivacyText>> = { en: privacyEn, de: privacyDe };
