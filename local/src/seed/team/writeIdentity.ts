import { identityKeysSchema, identitySettingsSchema } from '@parlance/domain/documents/contacts/identitySettings';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { DEMO_IDENTITY_SECRET } from '../../demo/demoAccount.ts';
import type { Tenant } from '../TENANTS.ts';

/** The secret with which the tenant's shop vouches for its customers (local/src/demo/demoAccount.ts). */
export async function writeIdentity(db: Firestore, { orgId, chatbotId }: Tenant, now: Date): Promise<void> {
  const secret = DEMO_IDENTITY_SECRET;
  const keys = identityKeysSchema.parse({ secret, former: null, keySetUrl: '' });
  const settings = identitySettingsSchema.parse({
    chatbotId,
    secretMadeAt: new Date(now.getTime() - 20 * DAY_MS),
    secretEnding: secret.slice(-4),
    formerUntil: null,
    keySetUrl: '',
    acceptedAt: null,
    refused: null,
  });
  const batch = db.batch();
  batch.set(db.doc(paths.identityKeys(orgId, chatbotId)), keys);
  batch.set(db.doc(paths.identitySettings(orgId, chatbotId)), settings);
  await batch.commit();
}
