import { AppError } from '@parlance/domain/errors';
import { refs } from '../../../kernel/platform/refs.ts';
import { presentTest } from './presentTest.ts';

/** A test as other programs see it, as it is now. Throws `not-found`. */
export async function readTest(
  orgId: string,
  chatbotId: string,
  testId: string,
): Promise<ReturnType<typeof presentTest>> {
  const test = (await refs.testCases(orgId, chatbotId).doc(testId).get()).data();
  if (test === undefined) throw new AppError('not-found');
  return presentTest(testId, test);
}
