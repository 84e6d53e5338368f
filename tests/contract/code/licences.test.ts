import { expect, it } from 'vitest';
import * as z from 'zod';
import { billOfMaterials } from '../../../local/src/sbom/billOfMaterials.ts';
import { readRepo } from '../../support/repo.ts';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
});

const manifestSchema = z.looseObject({ devDependencies: z.optional(z.record(z.string(), z.string())) });

/** Licences that ask for no more than their text and a notice beside what is shipped. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Of the typefaces: they may be shipped with software, and not be sold alone.
  'OFL-1.1',
  'Zlib',
]);

/** Packages whose package.json says it otherwise: what stands there, and why it is allowed all the same. */
const EXCEPTIONS: Readonly<Record<string, { says: string | undefined; because: string }>> = {
  duck: { says: 'BSD', because: 'its LICENSE is the text of BSD-2-Clause' },
  limiter: { says: undefined, because: 'its LICENSE.txt is the text of MIT' },
  'uri-templates': {
    says: 'http://geraintluff.github.io/tv4/LICENSE.txt',
    because: 'the text behind that address puts it into the public domain, or under MIT where there is no such thing',
  },
};

interface Package {
  name: string;
  licence: string | undefined;
}

/** Packages that a build takes into its bundles although package.json calls them tools: the direct ones of what is deployed. */
function bundled(): Set<string> {
  const manifests = ['functions', 'web', 'widget'].map((folder) =>
    manifestSchema.parse(JSON.parse(readRepo(`${folder}/package.json`))),
  );
  return new Set(manifests.flatMap(({ devDependencies = {} }) => Object.keys(devDependencies)));
}

/** Packages that are shipped, or may be: all in a lock file that are no mere tools. */
function shipped(file: string): Package[] {
  const { packages } = lockSchema.parse(JSON.parse(readRepo(file)));
  const builtIn = bundled();
  return Object.entries(packages).flatMap(([place, { license, dev = false, link = false }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || link || (dev && !builtIn.has(name))) return [];
    return [{ name, licence: license }];
  });
}

/** An SPDX expression of one level: `A`, `(A OR B)` with one that is allowed, `A AND B` with all. */
function isAllowed(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => ALLOWED.has(one));
  return plain.split(' AND ').every((one) => ALLOWED.has(one));
}

function problemOf({ name, licence }: Package): string[] {
  const exception = EXCEPTIONS[name];
  if (exception !== undefined && exception.says === licence) return [];
  return licence !== undefined && isAllowed(licence) ? [] : [`${name}: ${licence ?? 'no licence'}`];
}

it.each(['package-lock.json', 'functions/deploy/package-lock.json'])(
  'everything of %s that is shipped has a licence that allows it',
  (file) => {
    const packages = shipped(file);
    expect(packages.length).toBeGreaterThan(300);
    expect(packages.flatMap(problemOf)).toEqual([]);
  },
);

it('no exception is for a package that is gone', () => {
  const names = new Set(shipped('package-lock.json').map(({ name }) => name));
  expect(Object.keys(EXCEPTIONS).filter((name) => !names.has(name))).toEqual([]);
});

it.each([
  ['MIT', true],
  ['GPL-3.0-or-later', false],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(AGPL-3.0 OR GPL-3.0-or-later)', false],
  ['MIT AND ISC', true],
  ['MIT AND GPL-2.0', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['BUSL-1.1', false],
])('%s is allowed: %s', (licence, outcome) => {
  expect(problemOf({ name: 'one', licence })).toHaveLength(outcome ? 0 : 1);
});

it('the bill of materials names every package that is shipped', () => {
  const bom = billOfMaterials(JSON.parse(readRepo('package-lock.json')), new Date(0));
  const names = new Set(bom.components.map(({ name }) => name));
  expect(['react', 'genkit', '@mui/material', 'firebase', 'preact'].filter((name) => !names.has(name))).toEqual([]);
  expect(bom.components.length).toBeGreaterThan(500);
});
