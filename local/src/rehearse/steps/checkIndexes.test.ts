import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../config/ROOT.ts';
import { expiringCollections, ttlCollections } from './checkIndexes.ts';

it('reads from docs/data-model.md which collections end by TTL', () => {
  const names = expiringCollections(fs.readFileSync(path.join(ROOT, 'docs', 'data-model.md'), 'utf8'));
  const expected = [
    'accountTokens',
    'apiRequests',
    'billingEvents',
    'contactRequests',
    'deliveries',
    'identityUses',
    'inbound',
    'mail',
    'outbound',
    'presence',
    'rateLimits',
    'recounts',
    'reveals',
    'spend',
    'teamEvents',
    'teamPosts',
    'teamThreads',
    'viewers',
  ];
  expect(names.toSorted()).toEqual(expected);
  expect(expiringCollections('| `orgs/{o}/notes/{n}` | ends by TTL | nobody |')).toEqual(['notes']);
});

it('takes a field for a TTL policy only where the deployment sets one', () => {
  const base = { origin: '', method: 'PATCH', query: new URLSearchParams(), body: Buffer.alloc(0) };
  const field = (collection: string): string =>
    `/v1/projects/p/databases/(default)/collectionGroups/${collection}/fields/expiresAt`;
  const requests = [
    { ...base, path: field('mail'), json: { ttlConfig: {}, indexConfig: { indexes: [] } } },
    { ...base, path: field('rateLimits'), json: { indexConfig: { indexes: [] } } },
  ];
  expect(ttlCollections(requests)).toEqual(['mail']);
});
