import { testCaseSchema } from '@parlance/domain/documents/evals/testCase';
import { newTestState, testStateSchema } from '@parlance/domain/documents/evals/testState';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { idFrom } from '../idFrom.ts';
import { TEST_CASES } from './TEST_CASES.ts';
import type { Tenant } from '../TENANTS.ts';

/** The tests of a tenant's chatbot. They are asked by themselves, some minutes after its sources have been read. */
export async function writeTests(db: Firestore, { orgId, chatbotId, people }: Tenant, now: Date): Promise<void> {
  const [{ uid }] = people;
  const batch = db.batch();
  for (const [index, fields] of TEST_CASES.entries()) {
    const at = new Date(now.getTime() - 30 * DAY_MS - index);
    const testCase = testCaseSchema.parse({
      ...fields,
      origin: 'written',
      originId: null,
      createdBy: uid,
      createdAt: at,
      updatedBy: uid,
      updatedAt: at,
      version: 1,
      last: null,
    });
    batch.set(db.doc(paths.testCase(orgId, chatbotId, idFrom(`test ${fields.question}`))), testCase);
  }
  const state = testStateSchema.parse({ ...newTestState(), cases: TEST_CASES.length });
  batch.set(db.doc(paths.testState(orgId, chatbotId)), state);
  await batch.commit();
}
