import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { SiteTrial } from '@parlance/domain/documents/siteTrial';
import type { Org } from '@parlance/domain/documents/organizations/org';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';

/** A trial that is still there, with what an account takes over. */
export interface ClaimedTrial {
  trialId: string;
  trial: SiteTrial;
  org: Org;
  chatbot: Chatbot;
}

/**
 * Looks for a trial that a new account takes over, in the transaction that makes its organization; undefined where it is over
 * or somebody else has taken it.
 */
export async function findClaim(
  transaction: Transaction,
  trialId: string | null,
  now: Date,
): Promise<ClaimedTrial | undefined> {
  if (trialId === null) return undefined;
  const trial = (await transaction.get(refs.siteTrial(trialId))).data();
  if (trial === undefined || trial.expiresAt <= now || trial.usedAt !== null) return undefined;
  const { orgId, chatbotId } = trial;
  const [org, chatbot] = await Promise.all([
    transaction.get(refs.org(orgId)).then((found) => found.data()),
    transaction.get(refs.chatbot(orgId, chatbotId)).then((found) => found.data()),
  ]);
  return org === undefined || chatbot === undefined ? undefined : { trialId, trial, org, chatbot };
}

/**
 * Makes a trial's chatbot the account's own: visitors may ask it, and nobody can take it over again, or begin another trial with
 * the same key while the work that was done for it counts. The organization is the caller's to write.
 */
export function takeOver(transaction: Transaction, { trialId, trial }: ClaimedTrial, now: Date): void {
  transaction.update(refs.chatbot(trial.orgId, trial.chatbotId), { status: 'active' });
  transaction.update(refs.siteTrial(trialId), { usedAt: now });
}
