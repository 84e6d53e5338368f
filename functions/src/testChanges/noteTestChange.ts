import type { TestChange } from '@parlance/domain/documents/tests/testRun';
import { paths } from '@parlance/domain/paths';
import { refs } from '../platform/refs.ts';
import { transactionInTurn } from '../platform/writes/transactionInTurn.ts';
import { noteInState } from './noteInState.ts';

/**
 * Notes that what a chatbot's answers rest on changes. Called again for the same change, it notes it once. A chatbot without tests
 * costs one read.
 */
export async function noteTestChange(orgId: string, chatbotId: string, change: TestChange): Promise<void> {
  const ref = refs.testState(orgId, chatbotId);
  const known = (await ref.get()).data();
  if (known === undefined || known.cases === 0) return;
  await transactionInTurn(paths.testState(orgId, chatbotId), async (transaction) => {
    noteInState(transaction, await transaction.get(ref), change);
  });
}
