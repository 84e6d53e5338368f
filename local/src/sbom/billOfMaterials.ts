import * as z from 'zod';

const namesSchema = z.optional(z.record(z.string(), z.string()));

/** The part of a package-lock.json (https://docs.npmjs.com/cli/configuring-npm/package-lock-json) that is looked at. */
const lockSchema = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.looseObject({
      name: z.optional(z.string()),
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      integrity: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
      dependencies: namesSchema,
      optionalDependencies: namesSchema,
      peerDependencies: namesSchema,
    }),
  ),
});

type Locked = z.infer<typeof lockSchema>['packages'][string];

const INTEGRITY = /^sha512-(.+)$/;

function refOf(place: string, { name, version = '' }: Locked): string {
  return `${name ?? place.split('node_modules/').at(-1) ?? place}@${version}`;
}

/** https://github.com/package-url/purl-spec/blob/main/types-doc/npm-definition.md */
function purlOf(ref: string): string {
  return `pkg:npm/${ref.replace(/^@/, '%40')}`;
}

/** Path at which Node.js finds a package that the one at `place` names: beside it, or further up. */
function findPlace(packages: Readonly<Record<string, Locked>>, place: string, name: string): string | undefined {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const there = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[there] !== undefined) return there;
    if (folder === '') return undefined;
  }
}

function componentOf(place: string, locked: Locked) {
  const ref = refOf(place, locked);
  const at = ref.lastIndexOf('@');
  const digest = INTEGRITY.exec(locked.integrity ?? '')?.[1];
  return {
    type: 'library',
    'bom-ref': ref,
    name: ref.slice(0, at),
    version: ref.slice(at + 1),
    purl: purlOf(ref),
    licenses: locked.license === undefined ? [] : [{ expression: locked.license }],
    hashes: digest === undefined ? [] : [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
  };
}

/**
 * Bill of materials of the shipped product, in CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json): everything that a lock file
 * installs except what it marks as needed for development alone, each package once, with its dependencies. npm's own `npm sbom`
 * (11.19) omits packages in a package's own node_modules and, with `--omit dev`, those that the web app is made of.
 * @param lock a parsed package-lock.json; throws where it is none
 * @param now when it was made
 */
export function billOfMaterials(lock: unknown, now: Date) {
  const { name, version, packages } = lockSchema.parse(lock);
  const shipped = Object.entries(packages).filter(
    ([place, { dev = false, link = false }]) => place.includes('node_modules/') && !dev && !link,
  );
  const refs = new Map(shipped.map(([place, locked]) => [place, refOf(place, locked)]));
  const components = new Map(shipped.map(([place, locked]) => [refOf(place, locked), componentOf(place, locked)]));
  const dependsOn = new Map<string, Set<string>>([...components.keys()].map((ref) => [ref, new Set()]));
  for (const [place, locked] of shipped) {
    const named = { ...locked.dependencies, ...locked.optionalDependencies, ...locked.peerDependencies };
    for (const other of Object.keys(named)) {
      const ref = refs.get(findPlace(packages, place, other) ?? '');
      if (ref !== undefined) dependsOn.get(refOf(place, locked))?.add(ref);
    }
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
    },
    components: [...components.values()],
    dependencies: [...dependsOn].map(([ref, others]) => ({ ref, dependsOn: [...others].toSorted() })),
  };
}
