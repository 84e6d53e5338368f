import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import { newTestState, type TestState } from '@parlance/domain/documents/evals/testState';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { DocumentReference, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { requireChatbot } from '../../../kernel/access/requireChatbot.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';
import type { CaseAuthor } from '../../CaseAuthor.ts';

export interface OpenCases {
  transaction: Transaction;
  cases: readonly QueryDocumentSnapshot<TestCase>[];
  refOf: (caseId: string) => DocumentReference<TestCase>;
}

/**
 * Changes a chatbot's cases in one transaction, which reads all of them and counts them in its state: of calls at the same time no more
 * come in than there is room for. `work` answers how many there are afterwards. Throws `not-found` without the chatbot,
 * `test-case-limit-reached` { max }, and what the author's `recheck` throws.
 */
export async function changeCases(
  who: CaseAuthor,
  chatbotId: string,
  work: (open: OpenCases) => number,
): Promise<void> {
  const { orgId } = who;
  const stateRef = refs.testState(orgId, chatbotId);
  await transactionInTurn(paths.testState(orgId, chatbotId), async (transaction) => {
    await who.recheck(transaction);
    await requireChatbot(transaction, orgId, chatbotId);
    const state = (await transaction.get(stateRef)).data();
    const cases = (await transaction.get(refs.testCases(orgId, chatbotId))).docs;
    const count = work({ transaction, cases, refOf: (caseId) => refs.testCases(orgId, chatbotId).doc(caseId) });
    const max = LIMITS.testCasesPerChatbot;
    if (count > max && count > cases.length) throw new AppError('test-case-limit-reached', { max });
    const change: Partial<TestState> = { cases: count };
    if (state === undefined) transaction.create(stateRef, { ...newTestState(), ...change });
    else if (state.cases !== count) transaction.update(stateRef, change);
  });
}
