import type { Org } from '@parlance/domain/documents/organizations/org';
import type { Locale } from '@parlance/domain/locales';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../kernel/platform/refs.ts';

/** An organization with the address of its owner, who gets the mails about billing. */
export interface OwnedOrg {
  orgId: string;
  org: Org;
  owner: { email: string; locale: Locale } | undefined;
}

/** Reads an organization and its owner, inside the transaction that changes it; undefined where it is gone. */
export async function readOwner(transaction: Transaction, orgId: string): Promise<OwnedOrg | undefined> {
  const org = (await transaction.get(refs.org(orgId))).data();
  if (org === undefined) return undefined;
  const member = (await transaction.get(refs.member(orgId, org.ownerUid))).data();
  return {
    orgId,
    org,
    owner: member === undefined ? undefined : { email: member.email, locale: org.locale },
  };
}
