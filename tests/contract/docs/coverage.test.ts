import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepo, readRepo } from '../../support/repo.ts';

const PARTS = 74;
const rows = [...readRepo('docs/coverage.md').matchAll(/^\| (\d+) \| [^|]+ \| (.+) \|$/gm)];

it('docs/coverage.md has every part of the specification, in order', () => {
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: PARTS }, (_, index) => index + 1));
});

it.each(rows.map(([, number = '', proofs = '']) => [number, proofs] as const))(
  'part %s is proved by tests that are there',
  (_, proofs) => {
    const named = [...proofs.matchAll(/`([^`]+)`: (.+?)(?:<br>|$)/g)].map(([, file = '', title = '']) => ({
      file,
      title,
    }));
    expect(named.length).toBeGreaterThan(0);
    const missing = named.filter(({ file, title }) => !existsSync(inRepo(file)) || !readRepo(file).includes(title));
    expect(missing).toEqual([]);
  },
);
