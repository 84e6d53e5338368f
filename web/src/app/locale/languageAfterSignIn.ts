import type { User } from '@parlance/domain/documents/accounts/user';
import { isLocale, type Locale } from '@parlance/domain/locales';

/** Outcome of comparing a person's languages on this device and in their profile. */
export type LanguageDecision = 'none' | 'follow-profile' | 'save-choice';

interface Languages {
  /** The language of the page. */
  locale: Locale;
  pathname: string;
  profile: Pick<User, 'locale' | 'localeAt' | 'createdAt'>;
  /** Time at which a language was chosen on this device, in milliseconds since 1970; 0: never. */
  chosenAt: number;
}

/**
 * Decides between the language of the profile and that chosen on this device: the later one counts. A page whose address begins
 * with a language keeps that, and where nothing was ever chosen the page stays as it is.
 */
export function languageAfterSignIn({ locale, pathname, profile, chosenAt }: Languages): LanguageDecision {
  if (profile.locale === locale || isLocale(pathname.split('/')[1])) return 'none';
  const profileAt = (profile.localeAt ?? profile.createdAt).getTime();
  if (profileAt === 0 && chosenAt === 0) return 'none';
  return chosenAt > profileAt ? 'save-choice' : 'follow-profile';
}
