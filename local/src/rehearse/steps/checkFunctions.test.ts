import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../config/ROOT.ts';
import { cpuProblems, documentedFunctions, placeProblems } from './checkFunctions.ts';

it('reads the 31 functions of docs/architecture.md', () => {
  const names = documentedFunctions(fs.readFileSync(path.join(ROOT, 'docs', 'architecture.md'), 'utf8'));
  expect(names).toHaveLength(31);
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

it('sees functions that could ask for more CPU than a new project has', () => {
  const size = (availableCpu: string, maxInstanceCount: number) => ({
    name: 'projects/p/locations/europe-west3/functions/web',
    buildConfig: { runtime: 'nodejs24', entryPoint: 'web' },
    serviceConfig: { environmentVariables: {}, availableCpu, maxInstanceCount },
  });
  expect(cpuProblems(new Map([['web', size('1', 20)]]))).toEqual([]);
  expect(cpuProblems(new Map([['ingest', size('1', 30)]]))).toEqual(['ingest may ask for 30 vCPU of 20.']);
  const many = new Map(Array.from({ length: 29 }, (_, n) => [`f${n}`, size('1', 1)]));
  expect(cpuProblems(many)).toEqual(['One instance of each function asks for 29 vCPU of 20.']);
});
