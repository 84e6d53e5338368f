import type { TestChange } from '@parlance/domain/documents/evals/testRun';
import { paths } from '@parlance/domain/paths';
import { transactionInTurn } from '../kernel/platform/writes/transactionInTurn.ts';
import { noteInState } from './noteInState.ts';
import { readNoted } from './readNoted.ts';

/**
 * Notes that what a chatbot's answers rest on changes, for its tests and its next release. Called again for the same change, it notes
 * it once.
 */
export async function noteTestChange(orgId: string, chatbotId: string, change: TestChange): Promise<void> {
  await transactionInTurn(paths.releaseState(orgId, chatbotId), async (transaction) => {
    noteInState(transaction, await readNoted(transaction, orgId, chatbotId), change);
  });
}
