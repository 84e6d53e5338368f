import type { TestCaseFields } from '@parlance/domain/contracts/evals/evals';
import { fold } from '@parlance/domain/text/fold';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { memberAuthor } from '../../CaseAuthor.ts';
import { changeCases } from './changeCases.ts';
import { changedTestCase, newTestCase } from '../../saveTestCase.ts';

interface Row {
  caseId: string;
  fields: TestCaseFields;
}

/** Key of two rows that are the same case: the question, and those before it. */
function keyOf({ question, turn, earlier }: Pick<TestCaseFields, 'question' | 'turn' | 'earlier'>): string {
  return [question, turn?.question ?? '', ...earlier].map(fold).join('\n');
}

/** Makes cases of rows, or changes those that are there; of two rows with the same question the later one counts. All of them, or none. */
export async function importTestCases(
  who: Membership,
  chatbotId: string,
  rows: readonly Row[],
  now = new Date(),
): Promise<{ created: number; updated: number }> {
  const distinct = new Map(rows.map((row) => [keyOf(row.fields), row]));
  let outcome = { created: 0, updated: 0 };
  await changeCases(memberAuthor(who), chatbotId, ({ transaction, cases, refOf }) => {
    outcome = { created: 0, updated: 0 };
    const known = new Map(cases.map((one) => [keyOf(one.data()), one]));
    const taken = new Set(cases.map(({ id }) => id));
    for (const [key, { caseId, fields }] of distinct) {
      const stored = known.get(key);
      const change = stored && changedTestCase(stored.data(), fields, who.uid, now);
      if (stored !== undefined && change !== undefined) {
        transaction.update(refOf(stored.id), change);
        outcome.updated += 1;
      }
      if (stored !== undefined || taken.has(caseId)) continue;
      transaction.create(refOf(caseId), newTestCase({ origin: null, fields }, who.uid, now));
      outcome.created += 1;
    }
    return cases.length + outcome.created;
  });
  return outcome;
}
