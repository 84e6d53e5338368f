import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { MARK } from '../processes/killMarked.ts';
import { stopProcess } from '../processes/stopProcess.ts';

export interface FunctionsServerOptions {
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
  /** Loads the bundles anew. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts one process with all HTTP functions and resolves when it listens. Throws an `ExpectedError` when it does not. */
export async function startFunctions(options: FunctionsServerOptions): Promise<FunctionsServer> {
  const { port, basePath, bundles, env, suiteId, logFile } = options;
  fs.writeFileSync(logFile, '');

  const launch = async (): Promise<ChildProcess> => {
    const log = fs.createWriteStream(logFile, { flags: 'a' });
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'functionsServer.ts')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...env,
        PORT: String(port),
        BASE_PATH: basePath,
        FUNCTIONS_BUNDLES: JSON.stringify(bundles),
        LOG_EXECUTION_ID: 'false',
        // As the Functions emulator does: its tokens are not signed, and whose session has ended is for our own checks to say.
        FIREBASE_DEBUG_MODE: 'true',
        FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
        [MARK]: suiteId,
      },
    });
    child.stderr.pipe(log);
    child.stdout.pipe(log);
    const { promise: ready, resolve } = Promise.withResolvers<undefined>();
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'Functions ready') resolve(undefined);
    });
    const ended = once(child, 'exit').then(() => {
      throw new ExpectedError(`The functions did not start; see ${logFile}.`);
    });
    await Promise.race([ready, ended]);
    ended.catch(() => undefined);
    return child;
  };

  let child = await launch();
  return {
    restart: async () => {
      await stopProcess(child);
      child = await launch();
    },
    stop: () => stopProcess(child),
  };
}
