import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ExpectedError } from '../errors/ExpectedError.ts';

const POLL_MS = 100;
const TIMEOUT_MS = 120_000;

export interface Waiting {
  logFile: string;
  ended: Promise<void>;
  needsFunctions: boolean;
}

/** The CLI's own last words, which say what is wrong better than we could. */
function errorsIn(log: string): string {
  const lines = log.split('\n').filter((line) => /error|⚠|could not|failed/i.test(line));
  return lines.slice(-5).join('\n').trim();
}

/**
 * Waits for the line that firebase-tools prints when every emulator listens and the functions' triggers are registered.
 * Functions that do not load are only a warning to it, but not to us.
 */
export async function waitUntilReady({ logFile, ended, needsFunctions }: Waiting): Promise<void> {
  const state = { isOver: false };
  const over = (async (): Promise<void> => {
    await ended;
    state.isOver = true;
  })();
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const log = fs.readFileSync(logFile, 'utf8');
    if (needsFunctions && log.includes('Failed to load function definition')) {
      throw new ExpectedError(`The functions did not load; see ${logFile}.\n${errorsIn(log)}`);
    }
    if (log.includes('All emulators ready')) return;
    if (state.isOver) throw new ExpectedError(`The emulators did not start; see ${logFile}.\n${errorsIn(log)}`);
    await Promise.race([over, wait(POLL_MS)]);
  }
  throw new ExpectedError(`The emulators were not ready within ${TIMEOUT_MS / 1000} s; see ${logFile}.`);
}
