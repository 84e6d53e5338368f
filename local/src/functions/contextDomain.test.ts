import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What a program says that asks for `domain` as Google's framework does, and how it ends. */
function runProgram(program: string): { said: string[]; status: number | null } {
  const hooks = path.join(import.meta.dirname, 'replaceDomain.ts');
  const { stdout, status } = spawnSync(process.execPath, ['--import', hooks, '--eval', program], { encoding: 'utf8' });
  return { said: stdout.split('\n').filter((line) => line !== ''), status };
}

const START = `
  const domain = require('domain');
  function start(name, work) {
    const own = domain.create();
    own.on('error', ({ message }) => console.log(name, 'hears', message));
    own.run(() => process.nextTick(work));
  }
  const throwLater = (message, ms) => setTimeout(() => { throw new Error(message); }, ms);
`;

test('what a function throws outside of its promise is heard by its own request, and ends nothing', () => {
  const { said, status } = runProgram(`${START}
    start('first', () => throwLater('one', 20));
    start('second', async () => { await null; throwLater('two', 10); });
    setTimeout(() => console.log('still there'), 30);
  `);
  expect([said, status]).toEqual([['second hears two', 'first hears one', 'still there'], 0]);
});

test('what is thrown outside of every request ends the process', () => {
  const { said, status } = runProgram(`${START}
    start('first', () => undefined);
    throwLater('nobody', 10);
    setTimeout(() => console.log('still there'), 200);
  `);
  expect(said).toEqual([]);
  expect(status).not.toBe(0);
});
