import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import type { TestResult } from '@parlance/domain/documents/evals/testResult';
import { paths } from '@parlance/domain/paths';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';
import { answersOf } from './answersOf.ts';
import type { Asked } from './askCase.ts';
import type { TestClaim } from './TEST_RUNS.ts';

/**
 * Stores what asking a case came to, with the answer of the run before, and counts it for its run: each case once, whatever other worker
 * has asked it too. False where this worker has the run no more, and nothing is stored.
 * @param asked The case as it was asked; one that was changed meanwhile keeps what the run before found out.
 */
export async function storeResult(
  claim: TestClaim,
  caseId: string,
  asked: TestCase,
  { answer, ...outcome }: Asked,
  now = new Date(),
): Promise<boolean> {
  const { orgId, chatbotId, runId, worker } = claim;
  const runRef = refs.testRun(orgId, chatbotId, runId);
  const ref = refs.testResults(orgId, chatbotId, runId).doc(caseId);
  return transactionInTurn(paths.testRun(orgId, chatbotId, runId), async (transaction) => {
    const run = (await transaction.get(runRef)).data();
    if (run?.status !== 'running' || run.worker !== worker) return false;
    if ((await transaction.get(ref)).exists) return true;
    const caseRef = refs.testCases(orgId, chatbotId).doc(caseId);
    const present = (await transaction.get(caseRef)).data();
    const { question, expectation, mustPass, version } = asked;
    const before = asked.last?.version === version ? asked.last : null;
    const former = before === null ? null : await formerAnswer(transaction, claim, before.runId, caseId);
    const isFlipped = before !== null && before.verdict !== outcome.verdict;
    const isBroken = isFlipped && mustPass && outcome.verdict === 'failed';
    const given = { ...answer, runId, at: now };
    transaction.create(ref, { question, expectation, mustPass, version, ...outcome, given, former, isFlipped });
    transaction.update(runRef, {
      done: FieldValue.increment(1),
      ...(run.answersLeft === null ? {} : { answersLeft: Math.max(0, run.answersLeft - answersOf(asked)) }),
      [outcome.verdict]: FieldValue.increment(1),
      flipped: FieldValue.increment(isFlipped ? 1 : 0),
      broken: FieldValue.increment(isBroken ? 1 : 0),
      tokens: FieldValue.increment(outcome.tokens ?? 0),
      attempts: 0,
    });
    if (present?.version === version)
      transaction.update(caseRef, { last: { runId, version, verdict: outcome.verdict, isFlipped, at: now } });
    return true;
  });
}

async function formerAnswer(
  transaction: Transaction,
  { orgId, chatbotId }: TestClaim,
  runId: string,
  caseId: string,
): Promise<TestResult['former']> {
  const found = await transaction.get(refs.testResults(orgId, chatbotId, runId).doc(caseId));
  return found.data()?.given ?? null;
}
