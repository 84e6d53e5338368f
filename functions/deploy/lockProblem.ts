import type { DeployPackage } from './deployPackage.ts';
import type { DeployLock } from './lockSchema.ts';

const RENEW = 'run `npm run lock -w functions`';

type Entry = DeployLock['packages'][string];

/** True iff the entry is what a version or an alias (`npm:name@version`) asks for. */
function isPinnedTo(entry: Entry | undefined, spec: string): boolean {
  const alias = /^npm:(.+)@([^@]+)$/.exec(spec);
  if (alias === null) return entry?.version === spec;
  return entry?.name === alias[1] && entry?.version === alias[2];
}

function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>> = {}): boolean {
  return Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);
}

/**
 * Reason why `npm ci` would refuse a lock for a package.json or install something other than it names: one sentence, or undefined
 * where the lock fits.
 */
export function lockProblem(wanted: DeployPackage, { packages }: DeployLock): string | undefined {
  const root = packages[''];
  if (root === undefined || !isSame(wanted.dependencies, root.dependencies) || !isSame(wanted.engines, root.engines)) {
    return `functions/deploy/package-lock.json was made for other dependencies than functions/package.json names; ${RENEW}.`;
  }
  const missing = Object.entries(wanted.dependencies).find(
    ([name, version]) => !isPinnedTo(packages[`node_modules/${name}`], version),
  );
  if (missing !== undefined) {
    return `functions/deploy/package-lock.json does not install ${missing.join(' ')}; ${RENEW}.`;
  }
  const other = Object.entries(wanted.overrides).find(([name, spec]) =>
    Object.entries(packages).some(
      ([place, entry]) => place.endsWith(`node_modules/${name}`) && !isPinnedTo(entry, spec),
    ),
  );
  if (other !== undefined) {
    return `functions/deploy/package-lock.json installs ${other[0]}, which package.json overrides, by another version; ${RENEW}.`;
  }
  const linked = Object.keys(packages).find((place) => packages[place]?.link === true);
  return linked === undefined
    ? undefined
    : `functions/deploy/package-lock.json links to ${linked}, which is not deployed.`;
}
