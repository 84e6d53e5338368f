import type { CaseAuthor } from './CaseAuthor.ts';
import { changeCases } from './evals/cases/changeCases.ts';

/** Deletes cases and says how many there were. What runs found out about them goes with the runs. */
export async function deleteTestCases(who: CaseAuthor, chatbotId: string, caseIds: readonly string[]): Promise<number> {
  const wanted = new Set(caseIds);
  let deleted = 0;
  await changeCases(who, chatbotId, ({ transaction, cases, refOf }) => {
    const found = cases.filter(({ id }) => wanted.has(id));
    for (const { id } of found) transaction.delete(refOf(id));
    deleted = found.length;
    return cases.length - found.length;
  });
  return deleted;
}
