import type { Org } from '@parlance/domain/documents/organizations/org';
import { AppError } from '@parlance/domain/errors';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

type OrgSettings = Pick<Org, 'name' | 'timezone' | 'locale'>;

const FIELDS = ['name', 'timezone', 'locale'] as const;

/** Changes an organization's settings; the same settings again do nothing. What of it the visitors see follows by a trigger. Throws `not-found`. */
export async function updateOrg(who: Membership, { name, timezone, locale }: OrgSettings): Promise<void> {
  const settings = { name, timezone, locale };
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'org.update');
    const org = (await transaction.get(refs.org(who.orgId))).data();
    if (org === undefined) throw new AppError('not-found');
    const changed = FIELDS.filter((field) => org[field] !== settings[field]);
    if (changed.length === 0) return;
    transaction.update(refs.org(who.orgId), settings);
    recordActivity(transaction, who.orgId, who, {
      kind: 'org-updated',
      subject: name,
      from: changed.map((field) => org[field]).join(', '),
      to: changed.map((field) => settings[field]).join(', '),
    });
  });
}
