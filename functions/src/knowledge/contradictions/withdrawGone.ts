import type { Contradiction, ContradictionSide } from '@parlance/domain/documents/knowledge/contradiction';
import { paths } from '@parlance/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isMuted } from '@parlance/domain/documents/knowledge/isMuted';
import { contradictionsOfState } from '@parlance/domain/queries/chunks';
import { chunkId } from '../chunks/chunkId.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import type { Compared } from './compareNew.ts';
import { mutedSideOf } from './mutedSideOf.ts';

const PAGE = 200;

/** The sides without which nothing contradicts: both of an open one, the muted one of one that is settled. */
function neededOf(contradiction: Contradiction): ContradictionSide[] {
  const muted = mutedSideOf(contradiction);
  return muted === undefined ? [contradiction.one, contradiction.other] : [muted];
}

async function withdrawPage(
  { orgId, chatbot: { embeddingSpace } }: Compared,
  docs: readonly QueryDocumentSnapshot<Contradiction>[],
): Promise<void> {
  const needed = docs.map((found) =>
    neededOf(found.data()).map((side) => paths.chunk(orgId, chunkId(side, embeddingSpace ?? '', side.hash))),
  );
  const all = [...new Set(needed.flat())];
  if (all.length === 0) return;
  const chunks = await db.getAll(...all.map((path) => db.doc(path)), { fieldMask: ['hash'] });
  const gone = new Set(chunks.filter(({ exists }) => !exists).map(({ ref }) => ref.path));
  const batch = db.batch();
  for (const [at, { ref }] of docs.entries()) if (needed[at]?.some((path) => gone.has(path))) batch.delete(ref);
  await batch.commit();
}

/**
 * Takes back what a chatbot's texts do not say any more: contradictions whose passages are gone, and muted passages that no decision
 * stands behind and whose source is gone. What was dismissed stays dismissed.
 */
export async function withdrawGone(compared: Compared): Promise<void> {
  const { orgId, chatbotId } = compared;
  for (const state of ['open', 'settled'] as const) {
    const all = queryOf(refs.contradictions(orgId), contradictionsOfState, { chatbotId, state });
    for (let page = await all.limit(PAGE).get(); !page.empty;) {
      await withdrawPage(compared, page.docs);
      const last = page.docs.at(-1);
      if (last === undefined || page.size < PAGE) break;
      page = await all.startAfter(last).limit(PAGE).get();
    }
  }
  await db.runTransaction(async (transaction) => {
    const ref = refs.chatbot(orgId, chatbotId);
    const chatbot = (await transaction.get(ref)).data();
    if (chatbot === undefined || chatbot.muted.length === 0) return;
    const settled = await transaction.get(
      queryOf(refs.contradictions(orgId), contradictionsOfState, { chatbotId, state: 'settled' }),
    );
    const backed = settled.docs.flatMap((found) => mutedSideOf(found.data()) ?? []);
    const ids = [...new Set(chatbot.muted.map(({ sourceId }) => sourceId))];
    const sources = await transaction.getAll(...ids.map((id) => refs.source(orgId, id)));
    const known = new Set(sources.filter(({ exists }) => exists).map(({ id }) => id));
    const muted = chatbot.muted.filter((passage) => isMuted(backed, passage) || known.has(passage.sourceId));
    if (muted.length < chatbot.muted.length) transaction.update(ref, { muted });
  });
}
