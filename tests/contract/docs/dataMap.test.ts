import { expect, it } from 'vitest';
import { readRepo } from '../../support/repo.ts';

/** Paths in the first cells of the data model's table, with what stands in one cell apart. */
function modelPaths(): string[] {
  const rows = readRepo('docs/data-model.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
}

it('the data map says of every stored path whose data is there, or that there is none', () => {
  const map = readRepo('docs/data-map.md');
  // Beside a path that is named, a cell shortens those below it.
  const paths = modelPaths().filter((path) => !path.startsWith('…') && !/^(?:products|customers)\/.*\//.test(path));
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !map.includes(`\`${path}\``))).toEqual([]);
});
