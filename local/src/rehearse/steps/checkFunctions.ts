import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { REGION } from '../../config/REGION.ts';
import { type CreatedFunction, createdFunctions } from '../cloud/released.ts';
import { BILLING_PREFIX } from '../BILLING_PREFIX.ts';
import type { Rehearsal } from '../Rehearsal.ts';
import { runCommand } from '../runCommand.ts';

const DISCOVERY_MS = 60_000;
const manifestSchema = z.object({ endpoints: z.record(z.string(), z.unknown()) });

/** The functions that docs/architecture.md names: the second column of the table under "Functions". */
export function documentedFunctions(architecture: string): string[] {
  const section = /^## Functions\n([\s\S]*?)^(?!\||\n)/m.exec(architecture)?.[1] ?? '';
  const cells = section.split('\n').map((row) => row.split('|')[2] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([\w-]+)`/g)].flatMap(([, name]) => name ?? []));
}

function difference(kind: string, found: readonly string[], wanted: readonly string[]): string[] {
  return [
    ...wanted.filter((name) => !found.includes(name)).map((name) => `${name} is not ${kind}.`),
    ...found
      .filter((name) => !wanted.includes(name))
      .map((name) => `${name} is ${kind}, but not in docs/architecture.md.`),
  ];
}

/** Problems with the region and the runtime of created functions. */
export function placeProblems(created: ReadonlyMap<string, CreatedFunction>): string[] {
  return [...created].flatMap(([name, { name: place, buildConfig }]) => [
    ...(place.includes(`/locations/${REGION}/`) ? [] : [`${name} is created at ${place}, not in ${REGION}.`]),
    ...(buildConfig.runtime === 'nodejs24' ? [] : [`${name} runs on ${buildConfig.runtime}, not on nodejs24.`]),
  ]);
}

/** CPU that a new project may use in a region: https://cloud.google.com/run/quotas */
const REGION_VCPU = 20;

/**
 * Problems with the CPU of created functions: Cloud Run refuses one whose instances could ask for more than the region has, and starts an
 * instance of each at once while a release goes out.
 */
export function cpuProblems(created: ReadonlyMap<string, CreatedFunction>): string[] {
  const sizes = [...created].map(([name, { serviceConfig }]) => {
    const { availableCpu = '1', maxInstanceCount = 100 } = serviceConfig;
    return { name, cpu: Number(availableCpu), most: Number(availableCpu) * maxInstanceCount };
  });
  const together = sizes.reduce((sum, { cpu }) => sum + cpu, 0);
  return [
    ...sizes
      .filter(({ most }) => most > REGION_VCPU)
      .map(({ name, most }) => `${name} may ask for ${most} vCPU of ${REGION_VCPU}.`),
    ...(together > REGION_VCPU ? [`One instance of each function asks for ${together} vCPU of ${REGION_VCPU}.`] : []),
  ];
}

/** Loads what was installed as firebase-functions lets the command line discover it. */
async function discover({ upload, scratch }: Rehearsal): Promise<string[]> {
  const output = path.join(scratch, 'functions.yaml');
  const bin = path.join(upload, 'node_modules', '.bin', 'firebase-functions');
  const env = {
    PATH: process.env['PATH'],
    HOME: scratch,
    FUNCTIONS_CONTROL_API: 'true',
    FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
  };
  const project = {
    GCLOUD_PROJECT: 'parlance-rehearsal',
    FIREBASE_CONFIG: '{"projectId":"parlance-rehearsal","storageBucket":"parlance-rehearsal"}',
  };
  await runCommand([bin, upload], { cwd: upload, env: { ...env, ...project }, timeoutMs: DISCOVERY_MS });
  return Object.keys(manifestSchema.parse(JSON.parse(fs.readFileSync(output, 'utf8'))).endpoints);
}

/** The functions that were created, and those that the installed folder defines, are the documented ones. */
export async function checkFunctions(rehearsal: Rehearsal): Promise<readonly string[]> {
  const { tree, cloud } = rehearsal;
  const wanted = documentedFunctions(fs.readFileSync(path.join(tree, 'docs', 'architecture.md'), 'utf8'));
  const created = createdFunctions(cloud.requests);
  return [
    ...(wanted.length === 0 ? ['docs/architecture.md names no functions.'] : []),
    ...difference('created', [...created.keys()], wanted),
    ...placeProblems(created),
    ...cpuProblems(created),
    // The second codebase is uploaded by itself; what it defines is what was created with its prefix.
    ...difference(
      'defined',
      await discover(rehearsal),
      wanted.filter((name) => !name.startsWith(BILLING_PREFIX)),
    ),
  ];
}
