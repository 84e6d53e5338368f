import { expect, it } from 'vitest';
import { serve } from '../http/serve.ts';
import { startCloud } from './cloud/startCloud.ts';
import { runSteps } from './runSteps.ts';

it('prints a line for each step with its reasons, goes on after a failure, and counts', async () => {
  const cloud = await startCloud();
  const previous = await serve(0, () => ({ body: '' }));
  const folders = { tree: '', upload: '', billing: '', site: '', scratch: '' };
  const rehearsal = { ...folders, cloud, previous, from: undefined, isFresh: false };
  const lines: string[] = [];
  const steps = [
    { name: 'good', run: () => [] },
    { name: 'bad', run: () => ['One is missing.'] },
    { name: 'worse', run: () => Promise.reject(new Error('It broke:\nhere.')) },
    { name: 'good again', run: async () => [] },
  ];
  expect(await runSteps(steps, rehearsal, (line) => lines.push(line))).toBe(2);
  expect(lines.map((line) => line.replace(/ \([\d.]+ s\)$/, ''))).toEqual([
    'ok      good',
    'failed  bad',
    '          One is missing.',
    'failed  worse',
    '          It broke:\n          here.',
    'ok      good again',
  ]);
  await previous.stop();
  await cloud.stop();
});
