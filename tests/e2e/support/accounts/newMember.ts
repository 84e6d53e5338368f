import { memberSchema } from '@parlance/domain/documents/organizations/member';
import { EMPTY_ANSWERS } from '@parlance/domain/documents/accounts/onboarding';
import { userSchema } from '@parlance/domain/documents/accounts/user';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import type { Role } from '@parlance/domain/roles';
import { FieldValue } from 'firebase-admin/firestore';
import { importAccounts } from '../../../support/accounts/importAccounts.ts';
import { newAccount } from '../../../support/accounts/newAccount.ts';
import { db } from '../db.ts';

export interface Person {
  uid: string;
  name: string;
  email: string;
  password: string;
}

/** A confirmed person with a role in an organization, who has passed over the questionnaire: documents as the product writes them. */
export async function newMember(orgId: string, role: Role, name: string, locale: Locale): Promise<Person> {
  const { uid, email, password } = newAccount();
  const createdAt = new Date();
  const onboarding = { answers: EMPTY_ANSWERS, step: 1, status: 'skipped' };
  const profile = { name, email, locale, currentOrgId: orgId, orgIds: [orgId], signUp: null, onboarding, createdAt };
  const batch = db.batch();
  batch.set(db.doc(paths.user(uid)), userSchema.parse(profile));
  batch.set(db.doc(paths.member(orgId, uid)), memberSchema.parse({ name, email, role, status: 'active', createdAt }));
  batch.update(db.doc(paths.org(orgId)), { memberCount: FieldValue.increment(1) });
  await batch.commit();
  await importAccounts([{ uid, email, password, name }]);
  return { uid, name, email, password };
}
