import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { CloudRequest } from '../cloud/CloudRequest.ts';
import type { Rehearsal } from '../Rehearsal.ts';
import { runCommand } from '../runCommand.ts';

const TEST_MS = 60_000;
const indexesSchema = z.object({ indexes: z.array(z.unknown()) });
const fieldSchema = z.object({ ttlConfig: z.object({}) });

/** The collections that docs/data-model.md says end by TTL. */
export function expiringCollections(dataModel: string): string[] {
  return dataModel
    .split('\n')
    .filter((row) => row.startsWith('|') && row.includes('TTL'))
    .flatMap((row) => /^\|\s*`(?:.*\/)?(\w+)\/\{\w+\}`/.exec(row)?.[1] ?? []);
}

/** The collections for whose `expiresAt` a deployment sets a TTL policy. */
export function ttlCollections(requests: readonly CloudRequest[]): string[] {
  return requests.flatMap(({ method, path: asked, json }) => {
    const collection = /\/collectionGroups\/(\w+)\/fields\/expiresAt$/.exec(asked)?.[1];
    return method === 'PATCH' && collection !== undefined && fieldSchema.safeParse(json).success ? [collection] : [];
  });
}

/** Every index is deployed, every collection that ends by TTL has its policy, and every query of the code has its index. */
export async function checkIndexes({ tree, cloud }: Rehearsal): Promise<readonly string[]> {
  const read = (...file: string[]): string => fs.readFileSync(path.join(tree, ...file), 'utf8');
  const { indexes } = indexesSchema.parse(JSON.parse(read('firestore.indexes.json')));
  const created = cloud.requests.filter(({ method, path: asked }) => method === 'POST' && asked.endsWith('/indexes'));
  const expiring = expiringCollections(read('docs', 'data-model.md'));
  const withPolicy = ttlCollections(cloud.requests);
  const vitest = path.join(tree, 'node_modules', '.bin', 'vitest');
  await runCommand(
    [vitest, 'run', '--config', 'tests/vitest.config.ts', '--project=contract', 'contract/queries/indexes'],
    {
      cwd: tree,
      timeoutMs: TEST_MS,
    },
  );
  return [
    ...(expiring.length === 0 ? ['docs/data-model.md names no collection that ends by TTL.'] : []),
    ...(created.length === indexes.length
      ? []
      : [`The deployment created ${created.length} of ${indexes.length} composite indexes.`]),
    ...expiring.filter((name) => !withPolicy.includes(name)).map((name) => `${name} has no TTL policy.`),
    ...withPolicy
      .filter((name) => !expiring.includes(name))
      .map((name) => `${name} ends by TTL, which no document says.`),
  ];
}
