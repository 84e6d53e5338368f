import { ACCESS_SCOPES, type AccessScope } from '@parlance/domain/documents/organizations/accessKey';
import { createAccessKey } from '../../../../functions/src/identity/accessKeys/createAccessKey.ts';
import type { TestOrg } from '../../../support/makeOrg.ts';
import { membershipOf } from '../accounts/membershipOf.ts';

/** A key of the organization's: with all scopes, where none are named. */
export async function makeKey(org: TestOrg, scopes: readonly AccessScope[] = ACCESS_SCOPES): Promise<string> {
  const { key } = await createAccessKey(membershipOf(org, 'owner'), 'Test', scopes);
  return key;
}
