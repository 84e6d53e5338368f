import type { ReleaseChange } from '@parlance/domain/documents/releases/release';
import { releaseKey } from '@parlance/domain/documents/releases/releaseKey';
import { LIMITS } from '@parlance/domain/limits';
import { dequal } from 'dequal/lite';
import { compareSources } from '@parlance/domain/documents/releases/compareSources';
import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';
import { websiteSourceSchema, SOURCE_TYPES } from '@parlance/domain/documents/knowledge/source';
import { trainedSources } from '@parlance/domain/queries/sources';
import * as z from 'zod';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { deleteInBatches } from '../../kernel/platform/writes/deleteInBatches.ts';
import { readKnowledge } from '../readKnowledge.ts';
import { readNewest } from '../readNewest.ts';
import { recordRelease } from '../recordRelease.ts';
import { storeKnowledge } from '../storeKnowledge.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';

/** Sources that a change names, of those that changed together. */
const NAMED = 5;

const rowSchema = websiteSourceSchema
  .pick({ name: true, fingerprint: true, chunks: true })
  .extend({ type: z.enum(SOURCE_TYPES) });

/** The sources that a chatbot can answer from now: those with passages, in the order of their ids. */
async function readPresent(orgId: string, chatbotId: string): Promise<KnownSource[]> {
  const found = await queryOf(refs.sources(orgId), trainedSources, { chatbotId })
    .select('type', 'name', 'fingerprint', 'chunks')
    .withConverter(null)
    .get();
  return found.docs
    .map((source) => ({ ...rowSchema.parse(source.data()), id: source.id }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Changes from one list of sources to the other, for a release for which nothing was noted, as when a source that a rollback
 * brought back could not be read. The first record of a chatbot's knowledge, with no list `before`, is a `start`.
 */
function foundChanges(
  before: readonly KnownSource[] | undefined,
  present: readonly KnownSource[],
  at: Date,
): ReleaseChange[] {
  if (before === undefined) return [{ kind: 'start', names: [], by: null, at }];
  const { added, removed, changed } = compareSources(before, present);
  const namesOf = (sources: readonly KnownSource[]) => sources.slice(0, NAMED).map(({ name }) => name);
  const found: ReleaseChange[] = [
    { kind: 'source-removed', names: namesOf(removed), by: null, at },
    { kind: 'source-read', names: namesOf([...added, ...changed]), by: null, at },
  ];
  return found.filter(({ names }) => names.length > 0);
}

/**
 * Records what a chatbot knows now as a release, with the changes that were noted for it. Knowledge that is the same as before, as after
 * a website was read again, makes none. Running it twice makes one release.
 * @param onRead Called between reading and recording: tests change something there.
 */
export async function recordKnowledge(
  orgId: string,
  chatbotId: string,
  now = new Date(),
  onRead: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const seen = (await refs.chatbot(orgId, chatbotId).get()).data()?.release;
  // What changes while this is read is noted as well, and makes the next release.
  const present = await readPresent(orgId, chatbotId);
  await onRead();
  const recorded = await db.runTransaction(async (transaction) => {
    const stateRef = refs.releaseState(orgId, chatbotId);
    const chatbotRef = refs.chatbot(orgId, chatbotId);
    const [found, noted] = await Promise.all([transaction.get(chatbotRef), transaction.get(stateRef)]);
    const [chatbot, state] = [found.data(), noted.data()];
    if (state === undefined || state.dueAt === null || state.dueAt > now) return undefined;
    if (chatbot === undefined || chatbot.isDeleting) {
      transaction.delete(stateRef);
      return undefined;
    }
    // A rollback came in between: what was read is what it has changed. It is due again.
    if (chatbot.release !== seen) return undefined;
    const base = await readNewest(transaction, orgId, chatbotId, chatbot);
    const knowledgeOf = base.newest?.knowledgeOf ?? null;
    const before = knowledgeOf === null ? undefined : await readKnowledge(transaction, orgId, chatbotId, knowledgeOf);
    const { changes } = state;
    transaction.delete(stateRef);
    const isKnown = dequal(present, before);
    if (isKnown && !changes.some(({ kind }) => kind === 'passages')) return undefined;
    const passages = present.reduce((sum, { chunks }) => sum + chunks, 0);
    const release = recordRelease(transaction, base, {
      changes: changes.length === 0 ? foundChanges(before, present, now) : changes,
      by: authorOf(changes),
      at: now,
      settings: chatbot,
      knowledge: isKnown ? undefined : { sources: present.length, passages },
    });
    if (!isKnown) storeKnowledge(transaction, { orgId, chatbotId, release }, present);
    transaction.update(chatbotRef, { release });
    return release;
  });
  if (recorded !== undefined) await dropUnused(orgId, chatbotId, recorded);
}

/** The one who made all of it; null where several did, or it came by itself. */
function authorOf(changes: readonly ReleaseChange[]): string | null {
  const [author = null, ...others] = new Set(changes.map(({ by }) => by));
  return others.length === 0 ? author : null;
}

/** Lists of sources that no release uses any more: those from before the oldest release's. */
async function dropUnused(orgId: string, chatbotId: string, newest: number): Promise<void> {
  const oldest = newest - LIMITS.releasesKept + 1;
  if (oldest <= 1) return;
  const knowledgeOf = (await refs.release(orgId, chatbotId, oldest).get()).data()?.knowledgeOf ?? 0;
  await deleteInBatches(refs.allKnowledge(orgId, chatbotId).where('of', '<', releaseKey(knowledgeOf)).select());
}
