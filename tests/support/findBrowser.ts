import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { ExpectedError } from '../../local/src/errors/ExpectedError.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

/** A Chromium for the tests: one that is there, else Playwright's download, else the system's package. Throws one sentence when all fail. */
export async function findBrowser(log: (line: string) => void): Promise<string> {
  const found = installed();
  if (found !== undefined) return found;
  log('Installing a browser for the tests…');
  const attempts: [string, string[]][] = [
    [path.join(ROOT, 'node_modules', '.bin', 'playwright'), ['install', '--with-deps', '--no-shell', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']],
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, {
      stdio: 'ignore',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const now = installed();
    if (now !== undefined) return now;
  }
  throw new ExpectedError('The tests need Chromium: install it, or name it in PARLANCE_BROWSER.');
}
