import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../../../local/src/config/ROOT.ts';
import { ExpectedError } from '../../../local/src/errors/ExpectedError.ts';

/** Chromium without a window comes first: the same engine, with a fifth less to compute for the same tests. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env['PARLANCE_BROWSER'] ?? '', ...onPath, chromium.executablePath()].find(
    (file) => file !== '' && isExecutable(file),
  );
}

/** Resolves when a command has ended, well or not, or is not there at all. */
function run(command: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { promise, resolve } = Promise.withResolvers<void>();
  const child = spawn(command, args, { stdio: 'ignore', timeout: 600_000, env });
  child.once('exit', () => resolve());
  child.once('error', () => resolve());
  return promise;
}

/**
 * A Chromium for the tests: one that is there, else Debian's package without a window where we may install it, else Playwright's
 * download, else the system's package. On a machine of continuous integration the one without a window is added where only the
 * other is there. Rejects with one sentence when all fail.
 */
export async function findBrowser(log: (line: string) => void): Promise<string> {
  const found = installed();
  const wantsShell =
    found?.endsWith('/chromium') === true && process.env['CI'] !== undefined && process.getuid?.() === 0;
  if (wantsShell) await run('apt-get', ['install', '-y', '--no-install-recommends', SHELL]);
  if (found !== undefined) return installed() ?? found;
  log('Installing a browser for the tests…');
  const attempts: [string, string[]][] = [
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', SHELL, 'fonts-liberation']],
    [path.join(ROOT, 'node_modules', '.bin', 'playwright'), ['install', '--with-deps', '--only-shell', 'chromium']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']],
  ];
  for (const [command, args] of attempts) {
    await run(command, args);
    const now = installed();
    if (now !== undefined) return now;
  }
  throw new ExpectedError('The tests need Chromium: install it, or name it in PARLANCE_BROWSER.');
}
