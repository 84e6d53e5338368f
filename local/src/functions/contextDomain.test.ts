import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Runs a CommonJS program whose `domain` is replaced, and returns its lines of output and its exit code. */
function runProgram(program: string): { lines: string[]; status: number | null } {
  const hooks = path.join(import.meta.dirname, 'replaceDomain.ts');
  const { stdout, status } = spawnSync(process.execPath, ['--import', hooks, '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return { lines: stdout.split('\n').filter((line) => line !== ''), status };
}

/** Starts work in a domain of its own, as Google's framework does for each request. */
const START = `
  const domain = require('domain');
  function start(name, work) {
    const own = domain.create();
    own.on('error', ({ message }) => console.log(name, 'failed:', message));
    own.run(() => process.nextTick(work));
  }
  const throwLater = (message, ms) => setTimeout(() => { throw new Error(message); }, ms);
`;

test('an error that no promise catches reaches the listener of its own request, and the process goes on', () => {
  const { lines, status } = runProgram(`${START}
    start('first', () => throwLater('late', 20));
    start('second', async () => { await null; throwLater('later than a promise', 10); });
    start('third', () => { throw new Error('at once'); });
    start('fourth', () => setTimeout(() => void Promise.reject(new Error('rejected')), 30));
    setTimeout(() => console.log('goes on'), 40);
  `);
  // A busy machine lets timers fire in another order.
  expect([lines.toSorted(), status]).toEqual([
    [
      'first failed: late',
      'fourth failed: rejected',
      'goes on',
      'second failed: later than a promise',
      'third failed: at once',
    ],
    0,
  ]);
});

test('an error outside of every request ends the process', () => {
  const { lines, status } = runProgram(`${START}
    start('first', () => undefined);
    throwLater('of no request', 10);
    setTimeout(() => console.log('goes on'), 200);
  `);
  expect(lines).toEqual([]);
  expect(status).not.toBe(0);
});

test("Google's framework answers 500 for such an error and serves the next request, without Node's own module", () => {
  const { lines, status } = runProgram(`
    const { http } = require('@google-cloud/functions-framework');
    const { getTestServer } = require('@google-cloud/functions-framework/testing');
    http('late', (request, response) => {
      if (request.path === '/fails') setTimeout(() => { throw new Error('late'); }, 5);
      else response.sendStatus(204);
    });
    const server = getTestServer('late').listen(0, '127.0.0.1', async () => {
      const origin = 'http://127.0.0.1:' + server.address().port;
      for (const path of ['/fails', '/works']) console.log(path, (await fetch(origin + path)).status);
      console.log(process.moduleLoadList.includes('NativeModule domain'));
      process.exit(0);
    });
  `);
  expect([lines, status]).toEqual([['/fails 500', '/works 204', 'false'], 0]);
});
