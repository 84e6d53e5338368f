import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeProject } from '../stand-in/createFakeProject.ts';
import { releaseIndexes } from './releaseIndexes.ts';

const FIELD = 'projects/shop-live/databases/(default)/collectionGroups/chats/fields/assignee.uid';
const ACROSS = { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' };
const OWN = { order: 'ASCENDING', queryScope: 'COLLECTION' };

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'parlance-indexes-'));
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

it('releases what is new, and leaves a field the indexes that the version before asks for', async () => {
  const override = { collectionGroup: 'chats', fieldPath: 'assignee.uid', ttl: false, indexes: [OWN] };
  const other = { collectionGroup: 'chats', fieldPath: 'text', indexes: [] };
  const definition = { indexes: [{ collectionGroup: 'chats' }], fieldOverrides: [override, other] };
  fs.writeFileSync(path.join(root, 'firestore.indexes.json'), JSON.stringify(definition));
  const live = [OWN, ACROSS].map(({ order, queryScope }) => ({
    name: FIELD,
    polls: 0,
    definition: { queryScope, fields: [{ fieldPath: 'assignee.uid', order }] },
  }));
  const cloud = createFakeProject('shop-live', { fields: new Map([[FIELD, { ttlConfig: undefined, indexes: live }]]) });
  const runs: string[] = [];
  const said = await releaseIndexes(cloud, root, async (_, args) => {
    runs.push(args.join(' '));
    return 0;
  });
  expect(said).toBe('released');
  const config = path.join(root, '.local', 'indexes', 'firebase.json');
  expect(runs).toEqual([`deploy --only firestore:indexes --project shop-live --non-interactive --config ${config}`]);
  const released: unknown = JSON.parse(
    fs.readFileSync(path.join(path.dirname(config), 'firestore.indexes.json'), 'utf8'),
  );
  expect(released).toEqual({ ...definition, fieldOverrides: [{ ...override, indexes: [OWN, ACROSS] }, other] });
});
