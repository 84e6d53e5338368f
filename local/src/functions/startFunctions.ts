import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import * as z from 'zod';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { MARK } from '../processes/killMarked.ts';
import { stopProcess } from '../processes/stopProcess.ts';
import type { QueueOptions } from '../tasks/QueueOptions.ts';

export interface FunctionsServerOptions {
  /** HTTP requests and Firestore's events, or tasks and schedules. */
  serves: 'requests' | 'jobs';
  port: number;
  /** Path before a function's name, without a trailing slash: /{project}/{region}. */
  basePath: string;
  /** The entries of the bundles, and what stands before the names of their functions. */
  bundles: readonly { entry: string; prefix: string }[];
  env: Readonly<Record<string, string>>;
  suiteId: string;
  logFile: string;
}

export interface FunctionsServer {
  /** The queues of the functions that it serves, by their names. */
  queues: Readonly<Record<string, QueueOptions>>;
  /** Loads the bundles anew. */
  restart: () => Promise<void>;
  /** Ends the process as a machine that fails does, in the middle of everything, and starts another. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Message that the process sends once it listens. */
const readySchema = z.object({
  queues: z.record(
    z.string(),
    z.object({
      maxConcurrentDispatches: z.number(),
      maxAttempts: z.number(),
      minBackoffSeconds: z.number(),
      maxBackoffSeconds: z.number(),
      maxDoublings: z.number(),
    }),
  ),
});

/** Starts one process with all functions of that kind and resolves when it listens. Throws an `ExpectedError` when it does not. */
export async function startFunctions(options: FunctionsServerOptions): Promise<FunctionsServer> {
  const { serves, port, basePath, bundles, env, suiteId, logFile } = options;
  fs.writeFileSync(logFile, '');

  const launch = async (): Promise<{ child: ChildProcess; queues: FunctionsServer['queues'] }> => {
    const log = fs.createWriteStream(logFile, { flags: 'a' });
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'functionsServer.ts')], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...env,
        PORT: String(port),
        BASE_PATH: basePath,
        SERVES: serves,
        FUNCTIONS_BUNDLES: JSON.stringify(bundles),
        LOG_EXECUTION_ID: 'false',
        // As the Functions emulator does: its tokens are not signed, and whose session has ended is for our own checks to say.
        FIREBASE_DEBUG_MODE: 'true',
        FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
        [MARK]: suiteId,
      },
    });
    child.stderr?.pipe(log);
    child.stdout?.pipe(log);
    const ready = once(child, 'message').then(([message]) => readySchema.parse(message));
    const ended = once(child, 'exit').then(() => {
      throw new ExpectedError(`The functions did not start; see ${logFile}.`);
    });
    const { queues } = await Promise.race([ready, ended]);
    ended.catch(() => undefined);
    return { child, queues };
  };

  let { child, queues } = await launch();
  return {
    queues,
    restart: async () => {
      await stopProcess(child);
      ({ child } = await launch());
    },
    crash: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      ({ child } = await launch());
    },
    stop: () => stopProcess(child),
  };
}
