import { AppError } from '@parlance/domain/errors';
import { refs } from '../../../kernel/platform/refs.ts';
import { presentTestRun } from './presentTestRun.ts';

/** A run of tests as other programs see it, as it is now. Throws `not-found`. */
export async function readTestRun(
  orgId: string,
  chatbotId: string,
  runId: string,
): Promise<ReturnType<typeof presentTestRun>> {
  const run = (await refs.testRun(orgId, chatbotId, runId).get()).data();
  if (run === undefined) throw new AppError('not-found');
  return presentTestRun(runId, run);
}
