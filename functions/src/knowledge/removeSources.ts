import { FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../kernel/access/Actor.ts';
import { recordActivity } from '../kernel/activity/recordActivity.ts';
import { refreshKnowledge } from './refreshKnowledge.ts';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';
import { noteInState } from '../versions/noteInState.ts';
import { readNoted } from '../versions/readNoted.ts';
import { eraseSource } from './eraseSource.ts';
import { kindOf } from './SOURCE_KINDS.ts';
import { keepRemoved } from './sources/removed/keepRemoved.ts';
import { namesInOne } from './sources/namesInOne.ts';

/** Sources that a change of answers names, of those that were removed together. */
const NAMED = 5;

export interface Removed {
  sources: number;
  chunks: number;
  files: number;
}

/**
 * Removes sources, then what was made of them. The documents go first and together, with their tokens: from then on no worker can
 * finish them or write a chunk. They are kept with their files for `LIMITS.removedSourceMs`, and can be brought back. Running it twice
 * is harmless. Answers what the sources held.
 */
export async function removeSources(who: Actor, sourceIds: readonly string[]): Promise<Removed> {
  const { orgId } = who;
  const ids = [...new Set(sourceIds)];
  const removed = await db.runTransaction(async (transaction) => {
    const at = new Date();
    const found = await transaction.getAll(...ids.map((id) => refs.source(orgId, id)));
    const sources = found.flatMap((source) => source.data() ?? []);
    if (sources.length === 0) return [];
    const chatbotIds = [...new Set(sources.map(({ chatbotId }) => chatbotId))];
    const noted = await Promise.all(
      chatbotIds.map(async (chatbotId) => [chatbotId, await readNoted(transaction, orgId, chatbotId)] as const),
    );
    for (const [chatbotId, states] of noted) {
      const names = sources.flatMap((source) => (source.chatbotId === chatbotId ? [source.name] : []));
      const change = { kind: 'source-removed', names: names.slice(0, NAMED), by: who.uid, at } as const;
      noteInState(transaction, states, change);
    }
    for (const snapshot of found) {
      const source = snapshot.data();
      if (source !== undefined) keepRemoved(transaction, who, snapshot.id, source, at);
    }
    const tokens = sources.reduce((sum, source) => sum + source.tokens, 0);
    transaction.update(refs.org(orgId), { trainingTokens: FieldValue.increment(-tokens) });
    const subject = namesInOne(sources.map(({ name }) => name));
    recordActivity(transaction, orgId, who, { kind: 'sources-deleted', subject });
    return sources;
  });
  // The trigger on the deleted documents does the same: a run that is killed here leaves nothing behind.
  for (const id of ids) await eraseSource(orgId, id);
  for (const chatbotId of new Set(removed.map((source) => source.chatbotId))) await refreshKnowledge(orgId, chatbotId);
  return {
    sources: removed.length,
    chunks: removed.reduce((sum, source) => sum + source.chunks, 0),
    files: removed.filter((source) => kindOf(source).file !== null).length,
  };
}
