import type { Activity } from '@parlance/domain/documents/organizations/activity';
import { ROLES } from '@parlance/domain/roles';
import type { Translate } from '#web/i18n/useTranslate.ts';

/** A role in the reader's language; anything else, such as a name or hosts, as it is. Empty where there is nothing. */
function inWords(value: string | null, t: Translate): string {
  const role = ROLES.find((known) => known === value);
  return role === undefined ? (value ?? '') : t(`role.${role}`);
}

/** What happened, as a sentence. Someone who deleted their account goes by that. */
export function activitySentence(entry: Omit<Activity, 'at' | 'actorUid' | 'subjectId'>, t: Translate): string {
  return t(`activityLog.kind.${entry.kind}`, {
    actor: entry.actorName === '' ? t('activityLog.deletedAccount') : entry.actorName,
    subject: entry.subject === '' ? t('activityLog.deletedAccount') : entry.subject,
    from: inWords(entry.from, t),
    to: inWords(entry.to, t),
    change: entry.to === null || entry.to === '' ? 'none' : 'some',
  });
}
