import { useCallback } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useTeam } from '#web/lib/org/useTeam.ts';

/** Author of a release: a member's name, or that it was a program or somebody who has left, or came by itself. Empty while the team loads. */
export function useAuthorName(): (by: string | null) => string {
  const t = useTranslate();
  const team = useTeam();
  return useCallback(
    (by) => {
      if (by === null) return t('releases.byItself');
      return team === undefined ? '' : (team.get(by)?.name ?? t('releases.byOther'));
    },
    [t, team],
  );
}
