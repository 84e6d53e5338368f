import type { IdentityKeys, IdentitySettings } from '@parlance/domain/documents/contacts/identitySettings';
import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { recheckMember } from '../../../kernel/access/recheckMember.ts';
import { requireChatbot } from '../../../kernel/access/requireChatbot.ts';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';

const NO_KEYS: IdentityKeys = { secret: null, former: null, keySetUrl: '' };

/**
 * Changes with what a chatbot's identity tokens are checked, in one transaction, and shows all of it but the secrets on the settings.
 * Throws `not-found` or `permission-denied`.
 * @param change Returns the new keys, or undefined where nothing changes; writes what else there is to write.
 */
export async function changeIdentity(
  who: Membership,
  chatbotId: string,
  change: (keys: IdentityKeys, transaction: Transaction) => IdentityKeys | undefined,
  now = new Date(),
): Promise<void> {
  const { orgId } = who;
  await transactionInTurn(paths.chatbot(orgId, chatbotId), async (transaction) => {
    await recheckMember(transaction, who, 'identity.manage');
    await requireChatbot(transaction, orgId, chatbotId);
    const [found, shown] = await Promise.all([
      transaction.get(refs.identityKeys(orgId, chatbotId)),
      transaction.get(refs.identitySettings(orgId, chatbotId)),
    ]);
    const before = found.data() ?? NO_KEYS;
    const keys = change(before, transaction);
    if (keys === undefined) return;
    transaction.set(refs.identityKeys(orgId, chatbotId), keys);
    const settings = shown.data();
    transaction.set(refs.identitySettings(orgId, chatbotId), {
      acceptedAt: null,
      refused: null,
      ...settings,
      chatbotId,
      ...secretFields(keys, before.secret === keys.secret ? settings?.secretMadeAt : now),
      keySetUrl: keys.keySetUrl,
    });
  });
}

function secretFields(
  { secret, former }: IdentityKeys,
  madeAt: Date | null | undefined,
): Pick<IdentitySettings, 'secretMadeAt' | 'secretEnding' | 'formerUntil'> {
  return {
    secretMadeAt: secret === null ? null : (madeAt ?? null),
    secretEnding: secret?.slice(-4) ?? '',
    formerUntil: former?.until ?? null,
  };
}
