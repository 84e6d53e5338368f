import type { TestCaseFields } from '@parlance/domain/contracts/evals/evals';
import { AppError } from '@parlance/domain/errors';
import type { CaseAuthor } from './CaseAuthor.ts';
import { changeCases } from './evals/cases/changeCases.ts';
import { changedTestCase } from './saveTestCase.ts';

/** Gives a case that is there other fields; the same ones change nothing. Throws `not-found` without the chatbot or the case. */
export async function updateTestCase(
  who: CaseAuthor,
  chatbotId: string,
  { caseId, fields }: { caseId: string; fields: TestCaseFields },
  now = new Date(),
): Promise<void> {
  await changeCases(who, chatbotId, ({ transaction, cases, refOf }) => {
    const stored = cases.find(({ id }) => id === caseId)?.data();
    if (stored === undefined) throw new AppError('not-found');
    const change = changedTestCase(stored, fields, who.uid, now);
    if (change !== undefined) transaction.update(refOf(caseId), change);
    return cases.length;
  });
}
