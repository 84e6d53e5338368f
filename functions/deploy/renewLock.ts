import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockSchema } from './lockSchema.ts';
import { LOCK_FILE, readDeployPackage } from './readDeployPackage.ts';
import { seedLock } from './seedLock.ts';

/* `npm run lock -w functions`: makes the lock of what is deployed anew from the repository's lock. */

const rootLock = lockSchema
  .loose()
  .parse(JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')));
const { wanted } = readDeployPackage(rootLock);
const folder = mkdtempSync(path.join(tmpdir(), 'parlance-lock-'));
try {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(wanted));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(seedLock(rootLock, wanted)));
  execFileSync(
    'npm',
    [
      'install',
      '--package-lock-only',
      '--ignore-scripts',
      '--omit-lockfile-registry-resolved',
      '--no-audit',
      '--no-fund',
    ],
    { cwd: folder, stdio: 'inherit' },
  );
  copyFileSync(path.join(folder, 'package-lock.json'), LOCK_FILE);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
