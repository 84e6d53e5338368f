import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../../../local/src/errors/ExpectedError.ts';

const NAMES = ['firefox-esr', 'firefox'];

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
  return [process.env['PARLANCE_FIREFOX'] ?? '', ...onPath].find((file) => file !== '' && isExecutable(file));
}

/** A Firefox for `npm run firefox`: one that is there, else the system's package where we may install it. Throws one sentence otherwise. */
export function findFirefox(log: (line: string) => void): string {
  const found = installed();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0) {
    log('Installing Firefox…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const steps: [string, string[]][] = [
      ['apt-get', ['update']],
      ['apt-get', ['install', '-y', '--no-install-recommends', 'firefox-esr']],
    ];
    for (const [command, args] of steps) spawnSync(command, args, { stdio: 'ignore', timeout: 600_000, env });
  }
  const now = installed();
  if (now === undefined) throw new ExpectedError('Firefox is missing: install it, or name it in PARLANCE_FIREFOX.');
  return now;
}
