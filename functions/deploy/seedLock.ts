import type { DeployPackage } from './deployPackage.ts';
import type { DeployLock } from './lockSchema.ts';

const OWN = 'functions/node_modules/';
const SHARED = 'node_modules/';

/**
 * The repository's lock as the lock of one package: what functions/ has for itself, and what is hoisted for all. npm takes out
 * what nothing needs and keeps the versions of the rest, so that what is deployed is what was tested.
 * @param rootLock The repository's lock. Its fields that are not looked at here travel along.
 */
export function seedLock(rootLock: DeployLock, wanted: DeployPackage): DeployLock {
  const entries = Object.entries(rootLock.packages).filter(([, { link }]) => link !== true);
  const shared = entries.filter(([place]) => place.startsWith(SHARED));
  const own = entries.flatMap(([place, entry]): typeof entries =>
    place.startsWith(OWN) ? [[place.slice('functions/'.length), entry]] : [],
  );
  const { name, version, dependencies, engines } = wanted;
  return {
    ...rootLock,
    packages: { '': { name, version, dependencies, engines }, ...Object.fromEntries([...shared, ...own]) },
  };
}
