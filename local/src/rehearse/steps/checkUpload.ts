import fs from 'node:fs';
import path from 'node:path';
import type { Rehearsal } from '../Rehearsal.ts';

const NEEDED = [
  'package.json',
  'package-lock.json',
  'lib/index.js',
  'lib/widget-manifest.json',
  'lib/hosted-loader.js',
  'lib/proactive-loader.js',
  'lib/prompts/answer.prompt',
];
const UNWANTED = /(^|\/)(node_modules|src|\.env[^/]*|\.secret[^/]*|.*\.log|.*\.test\.[jt]s)(\/|$)/;

/** Problems with the files that are uploaded for the functions. */
export function uploadProblems(files: readonly string[]): string[] {
  return [
    ...NEEDED.filter((name) => !files.includes(name)).map((name) => `The functions are uploaded without ${name}.`),
    ...files.filter((name) => UNWANTED.test(name)).map((name) => `${name} is uploaded, which is not for the cloud.`),
  ];
}

/** The functions' archive has what runs and installs, and nothing else. */
export function checkUpload({ upload }: Rehearsal): readonly string[] {
  const files = fs
    .readdirSync(upload, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(upload, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return files.length === 0 ? ['Nothing was uploaded for the functions.'] : uploadProblems(files);
}
