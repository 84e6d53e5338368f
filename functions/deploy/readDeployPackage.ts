import { readFileSync } from 'node:fs';
import { type DeployPackage, deployPackage } from './deployPackage.ts';
import { type DeployLock, lockSchema } from './lockSchema.ts';

/** The committed lock of what is deployed. */
export const LOCK_FILE = new URL('package-lock.json', import.meta.url);

function readJson(url: URL): unknown {
  return JSON.parse(readFileSync(url, 'utf8'));
}

/** The deploy folder's package.json and the committed lock that should fit it. */
export function readDeployPackage(lock: DeployLock = lockSchema.parse(readJson(LOCK_FILE))): {
  wanted: DeployPackage;
  lock: DeployLock;
} {
  const own = readJson(new URL('../package.json', import.meta.url));
  const root = readJson(new URL('../../package.json', import.meta.url));
  return { wanted: deployPackage(own, root, lock), lock };
}
