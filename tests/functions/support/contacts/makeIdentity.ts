import type { IdentityKeys } from '@parlance/domain/documents/contacts/identitySettings';
import { paths } from '@parlance/domain/paths';
import { admin } from '../../../support/admin.ts';
import { ruleContactDocuments } from '../../../support/documents/ruleContactDocuments.ts';

/** Secret that tests sign identity tokens with. */
export const IDENTITY_SECRET = 'idsec_of-the-tests-0123456789abcdefghijklmnopq';

/** Sets up signed identity for a chatbot, written past the callables. */
export async function makeIdentity(orgId: string, chatbotId: string, keys: Partial<IdentityKeys> = {}): Promise<void> {
  const batch = admin.db.batch();
  batch.set(admin.db.doc(paths.identityKeys(orgId, chatbotId)), {
    secret: IDENTITY_SECRET,
    former: null,
    keySetUrl: '',
    ...keys,
  });
  const settings = { ...ruleContactDocuments.identitySettings, chatbotId };
  batch.set(admin.db.doc(paths.identitySettings(orgId, chatbotId)), settings);
  await batch.commit();
}
