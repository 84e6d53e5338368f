import { ACCESS_SCOPES, type AccessScope } from '@parlance/domain/documents/organizations/accessKey';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { hashSecret } from '../../kernel/platform/secrets/hashSecret.ts';
import { newSecret } from '../../kernel/platform/secrets/newSecret.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';

/**
 * Makes a key of the API that may do what `scopes` say. Its hash alone is stored: the answer is the only place where the key ever is.
 * Throws `access-key-limit-reached` { current, max }.
 */
export async function createAccessKey(
  who: Membership,
  name: string,
  scopes: readonly AccessScope[],
): Promise<{ keyId: string; key: string }> {
  const { orgId } = who;
  const keyId = newId();
  const key = `plk_${newSecret()}`;
  await transactionInTurn(paths.org(orgId), async (transaction) => {
    await recheckMember(transaction, who, 'accessKeys.manage');
    const org = await transaction.get(refs.org(orgId));
    if (!org.exists) throw new AppError('not-found');
    const keys = await transaction.get(refs.accessKeys(orgId).limit(LIMITS.accessKeysPerOrg));
    if (keys.size >= LIMITS.accessKeysPerOrg) {
      throw new AppError('access-key-limit-reached', { current: keys.size, max: LIMITS.accessKeysPerOrg });
    }
    transaction.create(refs.accessKeyHash(hashSecret(key)), { orgId, keyId });
    transaction.create(refs.accessKey(orgId, keyId), {
      name,
      hint: key.slice(-4),
      scopes: ACCESS_SCOPES.filter((scope) => scopes.includes(scope)),
      createdBy: who.uid,
      createdAt: new Date(),
      lastUsedAt: null,
    });
    recordActivity(transaction, orgId, who, { kind: 'access-key-created', subject: name });
  });
  return { keyId, key };
}
