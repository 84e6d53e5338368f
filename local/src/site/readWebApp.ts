import { execFile } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod';
import { ROOT } from '../config/ROOT.ts';
import { ExpectedError } from '../errors/ExpectedError.ts';

const FIREBASE = path.join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
const TIMEOUT_MS = 60_000;

/** Last output of `firebase --json`. */
const outcomeSchema = z.union([
  z.object({ status: z.literal('success'), result: z.object({ sdkConfig: z.unknown() }) }),
  z.object({ status: z.literal('error'), error: z.string() }),
]);

function outcomeOf(output: string): z.infer<typeof outcomeSchema> | undefined {
  const start = output.indexOf('{');
  try {
    return outcomeSchema.parse(JSON.parse(output.slice(Math.max(start, 0))));
  } catch {
    return undefined;
  }
}

/**
 * The configuration of the project's web app, asked of Firebase by its own command line with the account that deploys.
 * @param appId Which one, where the project has several.
 * @throws ExpectedError with Firebase's reason, such as that there is no web app.
 */
export async function readWebApp(projectId: string, appId: string | undefined): Promise<unknown> {
  const args = ['apps:sdkconfig', 'web', ...(appId === undefined ? [] : [appId])];
  const { promise, resolve } = Promise.withResolvers<string>();
  execFile(
    process.execPath,
    [FIREBASE, ...args, '--project', projectId, '--non-interactive', '--json'],
    { cwd: ROOT, timeout: TIMEOUT_MS },
    (_, stdout) => resolve(stdout),
  );
  const outcome = outcomeOf(await promise);
  if (outcome?.status === 'success') return outcome.result.sdkConfig;
  const reason = outcome?.error.replace(/\.?$/, '') ?? 'firebase apps:sdkconfig gave no answer';
  throw new ExpectedError(
    `The configuration of the web app of ${projectId} is not known: ${reason}. ` +
      'Create one by `npx firebase apps:create web`, or set WEB_APP_ID where there are several.',
  );
}
