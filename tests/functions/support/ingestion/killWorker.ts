import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a worker process that reads sources of an organization, and kills it, as the machine would, once each stands at its point.
 * Throws where the process ends before.
 */
export async function killWorker(orgId: string, stops: readonly [point: string, sourceId: string][]): Promise<void> {
  const script = new URL('./hangingWorker.ts', import.meta.url).pathname;
  const args = [script, orgId, ...stops.map((stop) => stop.join('='))];
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(worker, 'exit');
  let standing = 0;
  const all = Promise.withResolvers<void>();
  worker.on('message', () => {
    standing += 1;
    if (standing === stops.length) all.resolve();
  });
  await Promise.race([all.promise, ended]);
  worker.kill('SIGKILL');
  await ended;
  if (standing < stops.length) throw new Error(`the worker ended, and ${standing} of its sources stood`);
}
