import { expect, it } from 'vitest';
import { uploadProblems } from './checkUpload.ts';

const WHOLE = [
  'package.json',
  'package-lock.json',
  'lib/index.js',
  'lib/widget-manifest.json',
  'lib/hosted-loader.js',
  'lib/proactive-loader.js',
  'lib/prompts/answer.prompt',
];

it('takes the files that run and install', () => {
  expect(uploadProblems([...WHOLE, 'lib/index.js.map', 'lib/cmaps/UniJIS.bcmap'])).toEqual([]);
});

it.each(WHOLE)('misses %s', (file) => {
  expect(uploadProblems(WHOLE.filter((name) => name !== file))).toEqual([
    `The functions are uploaded without ${file}.`,
  ]);
});

it.each([
  '.env.shop',
  '.secret.local',
  'src/index.ts',
  'node_modules/a/index.js',
  'lib/a.test.js',
  'firebase-debug.log',
])('refuses %s', (file) => {
  expect(uploadProblems([...WHOLE, file])).toEqual([`${file} is uploaded, which is not for the cloud.`]);
});
