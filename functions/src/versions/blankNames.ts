import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';
import { type DocumentReference, FieldPath, type Query } from 'firebase-admin/firestore';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';

/** Lists of sources are large documents. */
const PAGE = 20;

/** Names to be removed. */
export interface DoomedNames {
  isDoomed: (source: KnownSource) => boolean;
  /** True for names to remove from a release's changes, which have no ids. Names that `isDoomed` has found go there as well. */
  names: (name: string) => boolean;
}

/**
 * Takes names of sources out of a chatbot's releases, where the text of a question would otherwise outlast its erasure: in the lists of
 * sources, in the changes of releases, and in those noted for the next one. An empty name stays in their place. At most what is kept of
 * releases is read. Running it twice is harmless.
 */
export async function blankNames(orgId: string, chatbotId: string, { isDoomed, names }: DoomedNames): Promise<void> {
  const found = new Set<string>();
  await visit(refs.allKnowledge(orgId, chatbotId), async ({ sources }, ref) => {
    if (!sources.some(isNamed)) return;
    await db.runTransaction(async (transaction) => {
      const list = (await transaction.get(ref)).data();
      if (list === undefined) return;
      const blanked = list.sources.map((source) => (isNamed(source) ? { ...source, name: '' } : source));
      transaction.update(ref, { sources: blanked });
    });
  });
  const isGone = (name: string) => name !== '' && (found.has(name) || names(name));
  // What is noted comes first: a release that is made of it meanwhile is among those that are read next.
  await blankChanges(refs.releaseState(orgId, chatbotId), isGone);
  await visit(refs.releases(orgId, chatbotId), async ({ changes }, ref) => {
    if (changes.some((change) => change.names.some(isGone))) await blankChanges(ref, isGone);
  });

  function isNamed(source: KnownSource): boolean {
    const { name } = source;
    if (name === '' || !isDoomed(source)) return false;
    found.add(name);
    return true;
  }
}

async function blankChanges(
  ref: DocumentReference<{ changes: { names: string[] }[] }>,
  isGone: (name: string) => boolean,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const changes = (await transaction.get(ref)).data()?.changes ?? [];
    if (!changes.some(({ names }) => names.some(isGone))) return;
    const blanked = changes.map((change) => ({
      ...change,
      names: change.names.map((name) => (isGone(name) ? '' : name)),
    }));
    transaction.update(db.doc(ref.path), { changes: blanked });
  });
}

/** Visits each document of a collection, a page at a time. */
async function visit<T>(all: Query<T>, each: (document: T, ref: DocumentReference<T>) => Promise<void>): Promise<void> {
  const pages = all.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = await pages.get(); ;) {
    for (const one of page.docs) await each(one.data(), one.ref);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return;
    page = await pages.startAfter(last).get();
  }
}
