import { migrationsSchema, newMigrations } from '@parlance/domain/documents/migrations';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { beforeEach, expect, it, vi } from 'vitest';
import { GrpcStatus, WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod';
import { runMigrations } from '../../../functions/src/edge/migrations/runMigrations.ts';
import { tryMigrations } from '../../../functions/src/edge/migrations/tryMigrations.ts';
import type { Migration } from '../../../functions/src/kernel/platform/schedule/Migration.ts';
import { admin } from '../../support/admin.ts';
import { captureLog } from '../../support/monitoring/captureLog.ts';
import { killMigration } from '../support/migrations/killMigration.ts';
import { lengthMigration } from '../support/migrations/lengthMigration.ts';

const NOW = new Date('2026-11-20T01:30:00Z');
const NEXT_DAY = new Date(NOW.getTime() + DAY_MS);
const documentSchema = z.object({
  words: z.string(),
  length: z.optional(z.int()),
  times: z.int().default(0),
  schemaVersion: z.optional(z.int()),
});

let collection: string;

beforeEach(async () => {
  collection = `words${newId()}`;
  await admin.db.doc(paths.migrations()).delete();
});

/** Documents of two organizations, as they were stored before they had a length. Returns their paths. */
async function addFormer(count: number): Promise<string[]> {
  const orgOf = (place: number) => (place % 2 === 0 ? 'even' : 'odd');
  const all = Array.from({ length: count }, (_, place) => `orgs/${orgOf(place)}/${collection}/${newId()}`);
  const writer = admin.db.bulkWriter();
  for (const path of all) void writer.set(admin.db.doc(path), { words: 'said before' });
  await writer.close();
  return all;
}

const run = (now = NOW, most = Infinity, migration: Migration = lengthMigration(collection)) =>
  runMigrations([migration], { now, isOver: () => false }, most);

async function stored() {
  const found = await admin.db.collectionGroup(collection).get();
  return found.docs.map((doc) => ({ path: doc.ref.path, at: doc.updateTime, ...documentSchema.parse(doc.data()) }));
}

const migrated = async () => (await stored()).filter(({ schemaVersion }) => schemaVersion === 2);

async function progress() {
  const data = (await admin.db.doc(paths.migrations()).get()).data();
  const { readOnDay, passes } = migrationsSchema.parse(data ?? newMigrations());
  return { readOnDay, ...passes[`${collection}-2`] };
}

async function change(path: string, words: string): Promise<void> {
  await admin.db.doc(path).update({ words, length: words.length });
}

it('a worker that is killed ten times migrates each document once, and what is written meanwhile stands', async () => {
  const all = await addFormer(1100);
  for (let round = 0; round < 10; round += 1) {
    const live = all.slice(round * 40, round * 40 + 40).map((path) => change(path, `said in round ${round}`));
    // By turns somewhere in a page, and with its last document, while it is being written.
    const stands = round % 2 === 0;
    const point = stands ? 1 + Math.floor(Math.random() * 99) : 100;
    await Promise.all([killMigration(collection, point, stands), ...live]);
  }
  expect((await progress()).finishedAt ?? null).toBeNull();
  await run();
  const found = await stored();
  expect(found.filter(({ times, schemaVersion }) => times !== 1 || schemaVersion !== 2)).toEqual([]);
  expect(found.filter(({ words, length }) => words.length !== length)).toEqual([]);
  expect(found.filter(({ words }) => words.startsWith('said in round'))).toHaveLength(400);
  expect(await progress()).toMatchObject({ read: 1100, changed: 1100, failed: 0, cursor: null });
  // Ten processes start, one after the other, beside whatever else the machine does.
}, 300_000);

it('a day reads as many documents as it may and no more, and the next one goes on', async () => {
  await addFormer(131);
  await run(NOW, 130);
  await run(NOW, 130);
  expect(await migrated()).toHaveLength(130);
  expect(await progress()).toMatchObject({ readOnDay: 130, read: 130, finishedAt: null });
  await run(NEXT_DAY, 130);
  expect(await migrated()).toHaveLength(131);
  expect(await progress()).toMatchObject({ readOnDay: 1, read: 131, changed: 131, finishedAt: NEXT_DAY });
});

it('a task of the day before that comes late reads nothing beside what the present day may', async () => {
  await addFormer(3);
  await run(NEXT_DAY, 2);
  await run(NOW, 2);
  expect(await migrated()).toHaveLength(2);
});

it('documents that are read beside count for the day', async () => {
  const [first = ''] = await addFormer(3);
  await admin.db.doc(`${first}/beside/none`).set({});
  await run();
  expect(await progress()).toMatchObject({ readOnDay: 4, read: 3 });
});

it('delivered twice, at once or later, it migrates once', async () => {
  await addFormer(250);
  await Promise.all([run(), run(), run()]);
  await run();
  const found = await stored();
  expect(found.map(({ times }) => times)).toEqual(Array.from({ length: 250 }, () => 1));
  expect(await progress()).toMatchObject({ read: 250, changed: 250 });
  await run();
  expect(await stored()).toEqual(found);
});

it('a commit whose answer is lost counts once, and the worker goes on', async () => {
  await addFormer(150);
  const commit = vi.spyOn(WriteBatch.prototype, 'commit');
  commit.mockImplementationOnce(async function (this: WriteBatch) {
    await this.commit();
    throw Object.assign(new Error('9 FAILED_PRECONDITION'), { code: GrpcStatus.FAILED_PRECONDITION });
  });
  await run();
  commit.mockRestore();
  expect((await stored()).filter(({ times }) => times !== 1)).toEqual([]);
  expect(await progress()).toMatchObject({ read: 150, changed: 150, failed: 0, finishedAt: NOW });
});

it('a slice that is over leaves the rest to the next one', async () => {
  await addFormer(201);
  const slice = { now: NOW, isOver: () => true };
  let slices = 1;
  while ((await runMigrations([lengthMigration(collection)], slice, Infinity)) !== undefined) slices += 1;
  expect(slices).toBe(3);
  expect(await migrated()).toHaveLength(201);
});

it('a document that cannot be migrated is counted and logged, stays as it was, and holds up no other', async () => {
  const all = await addFormer(120);
  const [broken = ''] = all;
  await admin.db.doc(broken).set({ words: 7, of: 'jane.doe@customer.example' });
  const lines = await captureLog(() => run());
  const logged = lines.filter(({ jsonPayload }) => jsonPayload['event'] === 'document not migrated');
  expect(logged).toMatchObject([{ severity: 'ERROR', jsonPayload: { pass: `${collection}-2`, document: broken } }]);
  expect(JSON.stringify(lines)).not.toContain('jane.doe');
  expect((await admin.db.doc(broken).get()).data()).toEqual({ words: 7, of: 'jane.doe@customer.example' });
  expect(await progress()).toMatchObject({ read: 120, changed: 119, failed: 1 });
});

it('a document that is written while it is migrated is read again, and left where that happens every time', async () => {
  const [busy = '', once = ''] = await addFormer(30);
  let [writes, again] = [0, 0];
  const onDocument = async (path: string): Promise<void> => {
    if (path === busy) await change(path, `write ${(writes += 1)}`);
    if (path === once && again === 0) await change(path, `again ${(again += 1)}`);
  };
  await run(NOW, Infinity, lengthMigration(collection, onDocument));
  expect(await progress()).toMatchObject({ read: 30, changed: 29, failed: 1 });
  const found = new Map((await stored()).map((document) => [document.path, document]));
  expect(found.get(busy)).toMatchObject({ words: `write ${writes}`, times: 0 });
  expect(found.get(once)).toMatchObject({ words: 'again 1', length: 7, times: 1, schemaVersion: 2 });
});

it('documents take the steps that they lack, and one that is as it should be gets its version alone', async () => {
  const [old = '', newer = ''] = await addFormer(3);
  await admin.db.doc(newer).update({ length: 5, schemaVersion: 2 });
  const steps: Migration[] = [
    { collection, to: 3, migrate: ({ data }) => (data['length'] === 5 ? null : { times: 3 }) },
    { collection, to: 2, migrate: () => ({ length: 11 }) },
  ];
  await runMigrations(steps, { now: NOW, isOver: () => false }, Infinity);
  const found = new Map((await stored()).map((document) => [document.path, document]));
  expect(found.get(old)).toMatchObject({ length: 11, times: 3, schemaVersion: 3 });
  expect(found.get(newer)).toMatchObject({ length: 5, times: 0, schemaVersion: 3 });
  // A release that knows no way from a version leaves it.
  const [former = ''] = await addFormer(1);
  await runMigrations(
    [{ collection, to: 4, migrate: () => ({ times: 4 }) }],
    { now: NOW, isOver: () => false },
    Infinity,
  );
  expect((await admin.db.doc(former).get()).data()).toEqual({ words: 'said before' });
});

it('a dry run counts what would be done and writes nothing', async () => {
  const [first = '', second = ''] = await addFormer(203);
  await admin.db.doc(first).update({ schemaVersion: 2 });
  await admin.db.doc(second).update({ words: 7 });
  const before = (await admin.db.collectionGroup(collection).get()).docs.map(({ updateTime }) => updateTime);
  const trials = await tryMigrations([lengthMigration(collection)], NOW);
  expect(trials).toMatchObject([
    { pass: `${collection}-2`, read: 203, toWrite: 201, toChange: 201, reads: 203, failures: [{ document: second }] },
  ]);
  expect(await tryMigrations([lengthMigration(collection)], NOW, 120)).toMatchObject([{ read: 120 }]);
  const after = (await admin.db.collectionGroup(collection).get()).docs.map(({ updateTime }) => updateTime);
  expect(after).toEqual(before);
  expect((await admin.db.doc(paths.migrations()).get()).exists).toBe(false);
});
