import type { Locale } from '@parlance/domain/locales';

/** Placeholders of an invitation for names that it may not quote. In German the case is that of "zu" and "bei". */
export const UNNAMED: Readonly<Record<Locale, { inviter: string; organization: string }>> = {
  en: { inviter: 'Somebody', organization: 'a team' },
  de: { inviter: 'Jemand', organization: 'einem Team' },
};
