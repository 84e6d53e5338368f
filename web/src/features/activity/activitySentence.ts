import type { Activity, ActivityKind } from '@parlance/domain/documents/organizations/activity';
import { PLANS } from '@parlance/domain/plans';
import { ROLES } from '@parlance/domain/roles';
import type { Translate } from '#web/i18n/useTranslate.ts';

/** A role, and in an entry about plans a plan, in the reader's language; anything else, such as a name or hosts, as it is. Empty where there is nothing. */
function inWords(kind: ActivityKind, value: string | null, t: Translate): string {
  const plan = kind.startsWith('plan-') ? PLANS.find((known) => known === value) : undefined;
  if (plan !== undefined) return t(`settings.plan.${plan}`);
  const role = ROLES.find((known) => known === value);
  return role === undefined ? (value ?? '') : t(`role.${role}`);
}

/** Describes an entry in a sentence. A person who deleted their account is named as just that. */
export function activitySentence(
  entry: Omit<Activity, 'at' | 'actorUid' | 'subjectId' | 'chatbotId'>,
  t: Translate,
): string {
  return t(`activityLog.kind.${entry.kind}`, {
    actor: entry.actorName === '' ? t('activityLog.deletedAccount') : entry.actorName,
    subject: entry.subject === '' ? t('activityLog.deletedAccount') : entry.subject,
    from: inWords(entry.kind, entry.from, t),
    to: inWords(entry.kind, entry.to, t),
    change: entry.to === null || entry.to === '' ? 'none' : 'some',
  });
}
