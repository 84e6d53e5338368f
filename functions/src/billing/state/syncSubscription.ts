import { paths } from '@parlance/domain/paths';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { prepareSync } from './prepareSync.ts';

/** Brings an organization's documents in line with its subscription at Stripe. True iff they were not. Safe to repeat. */
export async function syncSubscription(orgId: string, subscriptionId: string): Promise<boolean> {
  return transactionInTurn(paths.org(orgId), async (transaction) => {
    const write = await prepareSync(transaction, orgId, subscriptionId);
    return write();
  });
}
