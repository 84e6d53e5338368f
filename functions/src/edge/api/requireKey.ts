import type { AccessScope } from '@parlance/domain/documents/organizations/accessKey';
import { HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { hashSecret } from '../../kernel/platform/secrets/hashSecret.ts';
import { refs } from '../../kernel/platform/refs.ts';

const BEARER = /^Bearer (plk_[A-Za-z0-9_-]{43})$/;

export interface ApiCaller {
  orgId: string;
  keyId: string;
  /** The key's name, as people call it. */
  name: string;
  scopes: readonly AccessScope[];
}

/**
 * Identifies the owner and the scopes of the key in an Authorization header. Notes once an hour that it was used. Throws
 * `unauthenticated` and does not say whether the key is malformed, unknown or deleted.
 */
export async function requireKey(authorization: string | undefined, now = new Date()): Promise<ApiCaller> {
  const key = BEARER.exec(authorization ?? '')?.[1];
  const owner = key === undefined ? undefined : (await refs.accessKeyHash(hashSecret(key)).get()).data();
  if (owner === undefined) throw new AppError('unauthenticated');
  const ref = refs.accessKey(owner.orgId, owner.keyId);
  const [found, org] = await Promise.all([ref.get(), refs.org(owner.orgId).get()]);
  const record = found.data();
  if (record === undefined || !org.exists) throw new AppError('unauthenticated');
  if (record.lastUsedAt === null || now.getTime() - record.lastUsedAt.getTime() >= HOUR_MS) {
    await ref.update({ lastUsedAt: now });
  }
  return { ...owner, name: record.name, scopes: record.scopes };
}
