import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a process that migrates a collection, and kills it, as the machine would. Throws where the process ends before.
 * @param point The document that it has come to, counted from 1. Where it `stands` there, its page is not written; else it goes on
 * until the signal is there.
 */
export async function killMigration(collection: string, point: number, stands: boolean): Promise<void> {
  const script = new URL('./migratingWorker.ts', import.meta.url).pathname;
  const args = [script, collection, stands ? `${point}` : '0'];
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  worker.on('message', (seen) => {
    if (seen === point) worker.kill('SIGKILL');
  });
  await once(worker, 'exit');
  if (worker.signalCode !== 'SIGKILL') throw new Error('the worker ended by itself');
}
