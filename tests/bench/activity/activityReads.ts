import { deleteApp, initializeApp } from 'firebase/app';
import { initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import {
  connectFirestoreEmulator,
  doc,
  documentId,
  type DocumentSnapshot,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  initializeFirestore,
  limit,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  orderBy,
  type Query,
  query,
  startAfter,
} from 'firebase/firestore';
import { buildQuery } from '../../../web/src/lib/firestore/buildQuery.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { ACTIVITY_VIEWS, type ActivityView, PAGE } from './ACTIVITY_VIEWS.ts';
import { type ActivityTenant, seedActivity } from './seedActivity.ts';

const SMALL = { chats: 100, leads: 100 };
/** `PARLANCE_BENCH_CHATS` makes a smaller run; there are five conversations for each lead. */
const MANY_CHATS = Number(process.env['PARLANCE_BENCH_CHATS'] ?? '100000');
const LARGE = { chats: MANY_CHATS, leads: Math.ceil(MANY_CHATS / 5) };
const ROUNDS = 7;
/** A view that is slow is looked at less often, but three times. */
const PATIENCE_MS = 12_000;
const FEWEST_ROUNDS = 3;
/** A project of its own in the suite's emulator: no trigger of the functions runs for what is written there. */
const PROJECT = 'demo-activity';

interface Look {
  reads: number;
  ms: number;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Runs a view's query, behind the first page where it is asked for that: which documents come, and how long that one query takes. */
async function lookAt(firestore: Firestore, view: ActivityView): Promise<Look> {
  if (view.kind === 'document') {
    const begun = performance.now();
    const found = await getDocFromServer(doc(firestore, view.path));
    if (!found.exists()) throw new Error('the conversation is not there');
    return { reads: 1, ms: performance.now() - begun };
  }
  const ordered = query(buildQuery(firestore, view.spec), orderBy(documentId(), view.spec.orderBy[1]));
  const last = view.page === 0 ? undefined : await lastOfFirst(ordered);
  const behind = last === undefined ? ordered : query(ordered, startAfter(last));
  const begun = performance.now();
  const found = await getDocsFromServer(query(behind, limit(view.limit)));
  if (found.empty) throw new Error('the view is empty');
  return { reads: found.size, ms: performance.now() - begun };
}

async function lastOfFirst(ordered: Query): Promise<DocumentSnapshot | undefined> {
  return (await getDocsFromServer(query(ordered, limit(PAGE)))).docs.at(-1);
}

/** Both sizes by turns, so that what else the machine does slows down both. */
async function compare(
  firestore: Firestore,
  name: string,
  [small, large]: readonly [ActivityTenant, ActivityTenant],
): Promise<Record<string, unknown>> {
  const viewed = ACTIVITY_VIEWS[name];
  if (viewed === undefined) throw new Error(`no view is called ${name}`);
  const looks: Record<'small' | 'large', Look[]> = { small: [], large: [] };
  const begun = performance.now();
  const isDone = (round: number) =>
    round > ROUNDS || (round > FEWEST_ROUNDS && performance.now() - begun > PATIENCE_MS);
  for (let round = 0; !isDone(round); round += 1) {
    const both = [await lookAt(firestore, viewed(small)), await lookAt(firestore, viewed(large))] as const;
    // The first look warms up both.
    if (round === 0) continue;
    looks.small.push(both[0]);
    looks.large.push(both[1]);
  }
  const ms = (size: 'small' | 'large') => median(looks[size].map((look) => look.ms));
  const reads = (size: 'small' | 'large') => Math.max(...looks[size].map((look) => look.reads));
  return {
    view: name,
    reads: { [SMALL.chats]: reads('small'), [LARGE.chats]: reads('large') },
    ms: { [SMALL.chats]: Number(ms('small').toFixed(1)), [LARGE.chats]: Number(ms('large').toFixed(1)) },
    times: Number((ms('large') / ms('small')).toFixed(2)),
  };
}

/**
 * Reads and query time of each view of conversations and leads, with a hundred conversations and with a hundred thousand in the
 * same emulator: documents that came back, which is what Firestore bills, and the median of milliseconds. Targets: 26 documents
 * for a page of a list, and 1.5 times as long. The emulator misses the second except for single documents and messages: it uses
 * no indexes, and its queries take longer the more there is, also where few come.
 */
export async function* activityReads(): AsyncGenerator<Record<string, unknown>> {
  const db = getFirestore(initializeAdmin({ projectId: PROJECT }, PROJECT));
  const begun = performance.now();
  const tenants = [
    await seedActivity(db, SMALL.chats, SMALL.leads),
    await seedActivity(db, LARGE.chats, LARGE.leads),
  ] as const;
  yield { seeded: LARGE, seconds: Math.round((performance.now() - begun) / 1000) };
  const app = initializeApp({ projectId: PROJECT, apiKey: 'bench' }, PROJECT);
  const localCache = memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() });
  const firestore = initializeFirestore(app, { localCache });
  const { host, port } = suiteUrls.firestore;
  // The rules are not what is measured.
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: 'owner' });
  for (const name of Object.keys(ACTIVITY_VIEWS)) yield await compare(firestore, name, tenants);
  await deleteApp(app);
}
