import type { User } from '@parlance/domain/documents/accounts/user';
import { paths } from '@parlance/domain/paths';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { languageAfterSignIn } from '#web/app/locale/languageAfterSignIn.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { localeChoice } from '#web/lib/browser/localeChoice.ts';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';

/** Once after sign-in: takes the language of the person's profile, or writes there what was chosen on this device since. */
export function useProfileLanguage(uid: string, profile: User | null | undefined): void {
  const { locale, followLocale } = useLocale();
  const { pathname } = useLocation();
  const isKnown = profile !== null && profile !== undefined;
  const handleProfile = useEffectEvent(() => {
    if (!isKnown) return;
    switch (languageAfterSignIn({ locale, pathname, profile, chosenAt: localeChoice.at() })) {
      case 'follow-profile':
        followLocale(profile.locale);
        return;
      case 'save-choice':
        // Not worth an error: the next sign-in writes it.
        updateDocument(paths.user(uid), { locale, localeAt: new Date() }).catch(() => undefined);
        return;
      case 'none':
    }
  });
  useEffect(() => {
    if (isKnown) handleProfile();
  }, [isKnown]);
}
