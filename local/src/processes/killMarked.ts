import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Every process of a suite has this variable in its environment, so that none can be lost, whoever its parent was. */
export const MARK = 'PARLANCE_SUITE';

const ROUND_MS = 100;
const ROUNDS = 50;

function environmentOf(pid: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}

function listMarked(suiteId: string): number[] {
  const mark = `${MARK}=${suiteId}`;
  if (fs.existsSync('/proc/self/environ')) {
    return fs
      .readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && environmentOf(name).split('\0').includes(mark))
      .map(Number);
  }
  if (process.platform === 'win32') return [];
  return execFileSync('ps', ['-axEww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line.split(' ').includes(mark))
    .map((line) => Number.parseInt(line, 10));
}

function killAll(suiteId: string): number[] {
  const pids = listMarked(suiteId).filter((pid) => pid !== process.pid);
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself in the meantime.
    }
  }
  return pids;
}

/** Ends at once what is left of a suite and waits until its ports are free. Returns how many processes that were. */
export async function killMarked(suiteId: string): Promise<number> {
  const count = killAll(suiteId).length;
  for (let round = 0; round < ROUNDS && killAll(suiteId).length > 0; round += 1) await wait(ROUND_MS);
  return count;
}
