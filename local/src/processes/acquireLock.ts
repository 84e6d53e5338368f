import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { killMarked } from './killMarked.ts';

const lockSchema = z.object({ pid: z.int(), url: z.string(), suiteId: z.nullable(z.string()) });

type Lock = z.infer<typeof lockSchema>;

export interface HeldLock {
  /** Writes down which suite to clean up should this process be killed. */
  setSuite: (suiteId: string) => void;
  release: () => void;
}

function isRunning(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  // The number may belong to somebody else by now.
  if (fs.existsSync('/proc/self')) {
    return fs.existsSync(commandLine) && fs.readFileSync(commandLine, 'utf8').includes('start.ts');
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function read(file: string): Lock | undefined {
  try {
    return lockSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Makes sure that one launcher at a time runs in a working copy, and ends what a killed one left behind. */
export async function acquireLock(file: string, url: string, log: (line: string) => void): Promise<HeldLock> {
  const earlier = read(file);
  if (earlier !== undefined && earlier.pid !== process.pid && isRunning(earlier.pid)) {
    throw new ExpectedError(
      `Parlance is already running from this folder at ${earlier.url} (process ${earlier.pid}); stop it with Ctrl-C first.`,
    );
  }
  if (earlier?.suiteId !== undefined && earlier.suiteId !== null) {
    const count = await killMarked(earlier.suiteId);
    if (count > 0) log(`Ended ${count} processes that an earlier start left behind.`);
  }
  const write = (suiteId: string | null): void => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify({ pid: process.pid, url, suiteId } satisfies Lock));
  };
  write(null);
  return {
    setSuite: write,
    release: () => {
      fs.rmSync(file, { force: true });
    },
  };
}
