import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../../../local/src/config/ROOT.ts';
import { addPolicies } from '../../../local/src/policy/addPolicies.ts';
import { policyProblems } from '../../../local/src/policy/policyProblems.ts';
import { deployedConfig } from '../../../local/src/site/deployedConfig.ts';

const CONFIG = deployedConfig(
  'shop',
  { WEB_ORIGIN: 'https://app.shop.example', FUNCTIONS_URL: 'https://functions.shop.example' },
  { projectId: 'shop', apiKey: 'key', authDomain: 'shop.firebaseapp.com', storageBucket: 'shop', appId: '1:2:web:3' },
);
const PAGES = ['__spa-fallback.html', '404.html', 'index.html', 'en/index.html', 'de/privacy-policy/index.html'];

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parlance-policy-'));
  fs.cpSync(path.join(ROOT, 'web', 'build', 'client'), folder, { recursive: true });
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

function problemsOf(): string[] {
  return PAGES.flatMap((page) => policyProblems(page, fs.readFileSync(path.join(folder, page), 'utf8')));
}

it('every page of the build gets a policy that knows each of its inline scripts', () => {
  expect(problemsOf()).toEqual(PAGES.map((page) => `${page} has no Content-Security-Policy.`));
  addPolicies(folder, CONFIG);
  expect(problemsOf()).toEqual([]);
  const shell = fs.readFileSync(path.join(folder, '__spa-fallback.html'), 'utf8');
  expect(shell.match(/'sha256-/g)?.length).toBeGreaterThan(2);
});
