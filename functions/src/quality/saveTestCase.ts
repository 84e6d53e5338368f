import type { TestCaseFields } from '@parlance/domain/contracts/evals/evals';
import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import { dequal } from 'dequal/lite';
import type { CaseAuthor } from './CaseAuthor.ts';
import { changeCases } from './evals/cases/changeCases.ts';

interface Wanted {
  caseId: string;
  origin: { kind: 'qa' | 'revised' | 'disliked'; id: string } | null;
  fields: TestCaseFields;
}

/** A case that nobody has asked yet. */
export function newTestCase({ origin, fields }: Omit<Wanted, 'caseId'>, uid: string, now: Date): TestCase {
  return {
    ...fields,
    origin: origin?.kind ?? 'written',
    originId: origin?.id ?? null,
    createdBy: uid,
    createdAt: now,
    updatedBy: uid,
    updatedAt: now,
    version: 1,
    last: null,
  };
}

/** Changes to a case that gets other fields; undefined where they are its own already. */
export function changedTestCase(stored: TestCase, fields: TestCaseFields, uid: string, now: Date) {
  const { question, locale, turn, earlier, recordings, expectation, mustPass } = stored;
  if (dequal({ question, locale, turn, earlier, recordings, expectation, mustPass }, fields)) return undefined;
  return { ...fields, updatedBy: uid, updatedAt: now, version: stored.version + 1 };
}

/**
 * Makes a case under the caller's id, or changes it. A question, an answer or a revision that is a case already gets no second one.
 * Throws what `changeCases` throws.
 */
export async function saveTestCase(
  who: CaseAuthor,
  chatbotId: string,
  { caseId, origin, fields }: Wanted,
  now = new Date(),
): Promise<void> {
  await changeCases(who, chatbotId, ({ transaction, cases, refOf }) => {
    const stored = cases.find(({ id }) => id === caseId)?.data();
    if (stored !== undefined) {
      const change = changedTestCase(stored, fields, who.uid, now);
      if (change !== undefined) transaction.update(refOf(caseId), change);
      return cases.length;
    }
    const isThere = origin !== null && cases.some((one) => one.data().originId === origin.id);
    if (isThere) return cases.length;
    transaction.create(refOf(caseId), newTestCase({ origin, fields }, who.uid, now));
    return cases.length + 1;
  });
}
