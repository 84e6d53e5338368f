import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../config/ROOT.ts';
import { documentedFunctions, placeProblems } from './checkFunctions.ts';

it('reads the 29 functions of docs/architecture.md', () => {
  const names = documentedFunctions(fs.readFileSync(path.join(ROOT, 'docs', 'architecture.md'), 'utf8'));
  expect(names).toHaveLength(29);
  expect(names).toEqual(expect.arrayContaining(['answer', 'web', 'everyMinute', 'ingestSource', 'onMailQueued']));
});

it('sees a function in another region or on another runtime', () => {
  const created = {
    name: 'projects/p/locations/us-central1/functions/web',
    buildConfig: { runtime: 'nodejs20', entryPoint: 'web' },
    serviceConfig: { environmentVariables: {} },
  };
  expect(placeProblems(new Map([['web', created]]))).toEqual([
    'web is created at projects/p/locations/us-central1/functions/web, not in europe-west3.',
    'web runs on nodejs20, not on nodejs24.',
  ]);
});
