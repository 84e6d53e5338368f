import { AppError } from '@parlance/domain/errors';
import { recheckMember } from '../access/recheckMember.ts';
import type { Membership } from '../access/requireMember.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

/** Lets viewers see personal data, or has it masked for them; the same choice again does nothing. Throws `not-found`. */
export async function openPersonalData(who: Membership, isOpen: boolean): Promise<void> {
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'personalData.open');
    const org = (await transaction.get(refs.org(who.orgId))).data();
    if (org === undefined) throw new AppError('not-found');
    if (org.viewersSeePersonalData === isOpen) return;
    transaction.update(refs.org(who.orgId), { viewersSeePersonalData: isOpen });
    const kind = isOpen ? 'personal-data-opened' : 'personal-data-masked';
    recordActivity(transaction, who.orgId, who, { kind, subject: org.name });
  });
}
