import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { findBusyPort } from './findBusyPort.ts';
import { killMarked, MARK } from './killMarked.ts';

/** Listens on a port and says which, with memory that takes the system a while to take back. */
const PROGRAM = `
  globalThis.memory = Buffer.alloc(600_000_000, 1);
  const server = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(server.address().port));`;

test('a port of what was killed is free again', async () => {
  const suiteId = `killed-${process.pid}`;
  const child = spawn(process.execPath, ['-e', PROGRAM], {
    env: { ...process.env, [MARK]: suiteId },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = Number(await new Promise((resolve) => createInterface(child.stdout).once('line', resolve)));
  expect(await findBusyPort([port])).toBe(port);

  expect(await killMarked(suiteId)).toBe(1);
  expect(await findBusyPort([port])).toBeUndefined();
  await ended;
});
