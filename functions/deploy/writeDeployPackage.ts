import { copyFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { lockProblem } from './lockProblem.ts';
import { LOCK_FILE, readDeployPackage } from './readDeployPackage.ts';

/**
 * Puts package.json and package-lock.json into the deploy folder, so that Cloud Build installs what the tests ran with.
 * @param folder The deploy folder, which exists.
 * @throws Error with one sentence when the lock does not fit.
 */
export function writeDeployPackage(folder: string): void {
  const { wanted, lock } = readDeployPackage();
  const problem = lockProblem(wanted, lock);
  if (problem !== undefined) throw new Error(problem);
  const base = pathToFileURL(`${folder}/`);
  writeFileSync(new URL('package.json', base), `${JSON.stringify(wanted, null, 2)}\n`);
  copyFileSync(LOCK_FILE, new URL('package-lock.json', base));
}
