import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { ACTIVITY_VIEWS, PAGE } from './ACTIVITY_VIEWS.ts';
import { createEntries, type StoredDocument } from './indexed/createEntries.ts';
import { filtered } from './indexed/filtered.ts';
import { indexesFor } from './indexed/indexesFor.ts';
import { type IndexedRead, readIndexed } from './indexed/readIndexed.ts';
import { storedIndexes } from './indexed/storedIndexes.ts';
import { type ActivityTenant, chatOf, leadOf } from './seedActivity.ts';

const SIZES = [100, 100_000] as const;
const LEADS_PER_CHAT = 5;
const ROUNDS = 301;

interface Tenant extends ActivityTenant {
  chats: StoredDocument[];
  leads: StoredDocument[];
}

function makeTenant(chats: number, leads: number): Tenant {
  const tenant = { orgId: newId(), chatbotId: newId(), uid: newId(), chatId: newId(), email: 'visitor0@example.com' };
  const now = Date.now();
  const made = (count: number, one: typeof chatOf | typeof leadOf): StoredDocument[] =>
    Array.from({ length: count }, (_, index) => ({ id: newId(), fields: one(tenant, index, now) }));
  return { ...tenant, chats: made(chats, chatOf), leads: made(leads, leadOf) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

interface Look {
  read: () => IndexedRead;
  close: () => void;
}

/** A view of one organization in a database of its own with the indexes that the view's query needs. */
function prepare(name: string, tenant: Tenant): Look | undefined {
  const view = ACTIVITY_VIEWS[name]?.(tenant);
  if (view?.kind !== 'query') return undefined;
  const { spec, limit, page } = view;
  const collection = spec.path === paths.chats(tenant.orgId) ? 'chats' : 'leads';
  if (spec.path !== paths.chats(tenant.orgId) && spec.path !== paths.leads(tenant.orgId)) return undefined;
  const indexes = indexesFor(storedIndexes(collection), spec);
  const entries = createEntries(tenant[collection], indexes);
  const expected = filtered(tenant[collection], spec);
  const skipped = page === 0 ? 0 : PAGE;
  const read = () => readIndexed(entries, indexes, spec, { most: limit, after: expected.slice(0, skipped).at(-1) });
  const wanted = expected.slice(skipped, skipped + limit);
  if (read().keys.join() !== wanted.join()) throw new Error(`${name}: other documents than without indexes`);
  return { read, close: entries.close };
}

/**
 * Cost of each list of conversations and leads with indexes, as Firestore has them and its emulator has not: the index entries
 * that are looked at, and the median of microseconds, with a hundred conversations and with a hundred thousand, by turns. The
 * indexes are those of firestore.indexes.json in SQLite's B-trees. Target: 1.5 times as long.
 */
export function* indexedReads(): Generator<Record<string, unknown>> {
  const tenants = SIZES.map((chats) => makeTenant(chats, Math.max(100, chats / LEADS_PER_CHAT)));
  for (const name of Object.keys(ACTIVITY_VIEWS)) {
    const looks = tenants.flatMap((tenant) => prepare(name, tenant) ?? []);
    if (looks.length < SIZES.length) continue;
    const us = looks.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, look] of looks.entries()) {
        const begun = performance.now();
        look.read();
        us[at]?.push((performance.now() - begun) * 1000);
      }
    }
    const [small = Number.NaN, large = Number.NaN] = us.map(median);
    const reads = looks.map((look) => look.read());
    yield {
      view: name,
      documents: reads.map(({ keys }) => keys.length),
      entries: reads.map(({ entries }) => entries),
      us: [Math.round(small), Math.round(large)],
      times: Number((large / small).toFixed(2)),
    };
    for (const look of looks) look.close();
  }
}
