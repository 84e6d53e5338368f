import * as z from 'zod';
import type { DeployLock } from './lockSchema.ts';

const namesToVersions = z.record(z.string(), z.string());

const functionsPackageSchema = z.object({
  version: z.string(),
  type: z.string(),
  engines: namesToVersions,
  dependencies: namesToVersions,
});

/** An override holds for a package everywhere or, as an object, for what one package depends on (package.json of npm). */
const rootPackageSchema = z.object({ overrides: z.record(z.string(), z.union([z.string(), namesToVersions])) });

/** package.json of what is deployed: what runs there, and nothing that only a build needs. */
export type DeployPackage = z.infer<typeof functionsPackageSchema> & {
  name: string;
  private: true;
  main: string;
  overrides: Record<string, string>;
};

/**
 * The package.json of the deploy folder. Cloud Build installs from it alone, without the workspace around it, so it names no
 * workspace and carries the overrides itself: those of packages that the lock has. None of what is deployed has overrides of its
 * own dependencies.
 * @param functionsPackage Content of functions/package.json.
 * @param rootPackage Content of the repository's package.json. npm reads overrides from there alone.
 * @throws ZodError when one of them has another shape.
 */
export function deployPackage(
  functionsPackage: unknown,
  rootPackage: unknown,
  { packages }: DeployLock,
): DeployPackage {
  const own = functionsPackageSchema.parse(functionsPackage);
  const { overrides } = rootPackageSchema.parse(rootPackage);
  const isInstalled = (name: string): boolean =>
    Object.keys(packages).some((place) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`));
  return {
    name: 'parlance-functions',
    version: own.version,
    private: true,
    type: own.type,
    main: 'lib/index.js',
    engines: own.engines,
    dependencies: own.dependencies,
    overrides: Object.fromEntries(
      Object.entries(overrides).flatMap(([name, spec]) =>
        typeof spec === 'string' && isInstalled(name) ? [[name, spec]] : [],
      ),
    ),
  };
}
