import { REGION } from '../../config/REGION.ts';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import type { RunTool } from './release.ts';

/** A version of the product can be gone back to for so long: firebase-tools would delete images after one day. */
const DAYS = 30;

/** Keeps the images of earlier versions of functions, without which Cloud Run cannot go back to them. Throws an `ExpectedError`. */
export async function keepImages({ projectId }: Cloud, runTool: RunTool): Promise<string> {
  const args = ['functions:artifacts:setpolicy', '--location', REGION, '--days', String(DAYS)];
  const status = await runTool('firebase', [...args, '--project', projectId, '--non-interactive', '--force']);
  if (status === 0) return `kept for ${DAYS} days`;
  throw new ExpectedError('The images of functions would be deleted after a day: see above.');
}
