import { useCallback } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useTeam } from '#web/lib/org/useTeam.ts';

/** The name of who looks after a conversation; undefined where nobody does, and while the members load. */
export function useAssigneeName(): (uid: string | null) => string | undefined {
  const t = useTranslate();
  const team = useTeam();
  return useCallback(
    (uid) => (uid === null || team === undefined ? undefined : (team.get(uid)?.name ?? t('notes.formerMember'))),
    [team, t],
  );
}
