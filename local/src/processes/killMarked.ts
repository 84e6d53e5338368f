import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Every process of a suite has this variable in its environment, so that none can be lost, whoever its parent was. */
export const MARK = 'PARLANCE_SUITE';

const ROUND_MS = 100;
const ROUNDS = 50;

/** Contents of a process's file `what` in /proc; empty once the process is gone. */
function about(pid: string | number, what: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

function listMarked(suiteId: string): number[] {
  const mark = `${MARK}=${suiteId}`;
  if (fs.existsSync('/proc/self/environ')) {
    return fs
      .readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && about(name, 'environ').split('\0').includes(mark))
      .map(Number);
  }
  if (process.platform === 'win32') return [];
  return execFileSync('ps', ['-axEww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line.split(' ').includes(mark))
    .map((line) => Number.parseInt(line, 10));
}

function threadsOf(pid: number): string[] {
  try {
    return fs.readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Reports whether any thread of a process runs. An ended process is listed until its parent reaps it, and holds nothing any more. */
function isRunning(pid: number): boolean {
  return threadsOf(pid).some((thread) => /\) [^ZX] /.test(about(pid, `task/${thread}/stat`)));
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
  const killed = new Set(killAll(suiteId));
  // A process loses its environment at once, its ports only when the system has all its memory back.
  for (let round = 0; round < ROUNDS && (killAll(suiteId).length > 0 || [...killed].some(isRunning)); round += 1) {
    await wait(ROUND_MS);
  }
  return killed.size;
}
