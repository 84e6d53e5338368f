import type { ActivityKind } from '@parlance/domain/documents/organizations/activity';
import { AppError } from '@parlance/domain/errors';
import {
  type PersonalDataAccess,
  personalDataAccess,
  storedAccess,
} from '@parlance/domain/personalData/personalDataAccess';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

const KINDS = {
  everybody: 'personal-data-opened',
  members: 'personal-data-masked',
  'on-request': 'personal-data-on-request',
} as const satisfies Record<PersonalDataAccess, ActivityKind>;

/** Decides who reads personal data of visitors; the same decision again does nothing. Throws `not-found`. */
export async function setPersonalDataAccess(who: Membership, access: PersonalDataAccess): Promise<void> {
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'personalData.open');
    const org = (await transaction.get(refs.org(who.orgId))).data();
    if (org === undefined) throw new AppError('not-found');
    if (personalDataAccess(org) === access) return;
    transaction.update(refs.org(who.orgId), storedAccess(access));
    recordActivity(transaction, who.orgId, who, { kind: KINDS[access], subject: org.name });
  });
}
