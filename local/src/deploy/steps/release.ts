import { MINUTE_MS } from '@parlance/domain/durations';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import type { Cloud } from '../cloud/Cloud.ts';

/** Google makes service accounts when a service is first used; they can take minutes to be known everywhere. */
const PAUSE_MS = MINUTE_MS;

export type RunTool = (name: string, args: readonly string[]) => Promise<number>;

interface ReleaseOptions {
  /** Deletes what is there and no longer defined, such as functions and indexes that are gone. */
  deletes: boolean;
  /** Another file than firebase.json. */
  config?: string;
}

/**
 * Releases parts of the product with firebase-tools, a second time when the first fails: the first deployment of functions to
 * a project usually does, while Google is still making its accounts. Throws an `ExpectedError` when it fails again.
 */
export async function release(
  { projectId, sleep }: Cloud,
  parts: readonly string[],
  runTool: RunTool,
  { deletes, config }: ReleaseOptions,
): Promise<string> {
  const others = [...(deletes ? ['--force'] : []), ...(config === undefined ? [] : ['--config', config])];
  const args = ['deploy', '--only', parts.join(','), '--project', projectId, '--non-interactive', ...others];
  if ((await runTool('firebase', args)) === 0) return 'released';
  await sleep(PAUSE_MS);
  if ((await runTool('firebase', args)) === 0) return 'released, the second time';
  throw new ExpectedError(`${parts.join(' and ')} were not released: see above.`);
}
