import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { updateDocument } from '#web/lib/firestore/updateDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

/** Makes a language that was chosen here that of the person's other devices and mails. */
export function useStoreLanguage(): (locale: Locale) => void {
  const toast = useToast();
  const { uid } = useMembership();
  return (locale) => {
    updateDocument(paths.user(uid), { locale, localeAt: new Date() }).catch((error: unknown) => toast.failure(error));
  };
}
