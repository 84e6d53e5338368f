import type { VectorValue } from '@google-cloud/firestore';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Contradiction } from '@parlance/domain/documents/knowledge/contradiction';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { isMuted } from '@parlance/domain/documents/knowledge/isMuted';
import { chunksToCompare, contradictionsOfState, nearestChunks } from '@parlance/domain/queries/chunks';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { nearestOf } from '../../kernel/platform/queries/nearestOf.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';
import { isAlreadyThere } from '../../kernel/platform/writes/isAlreadyThere.ts';
import { statementsOf } from './compare/statementsOf.ts';
import { contradictionBetween, type Read } from './contradictionBetween.ts';
import { contradictionId } from './contradictionId.ts';
import { mark } from './mark.ts';
import { type Passage, PASSAGE_FIELDS, passageSchema, passageWithVectorSchema } from './passage.ts';

const PAGE = 100;
const AT_ONCE = 10;
/** A passage is compared with so many others, those whose vectors are nearest. */
const NEAREST = 12;

/** The chatbot whose new passages are compared. */
export interface Compared {
  orgId: string;
  chatbotId: string;
  chatbot: Chatbot;
  now: Date;
}

function readOf(passage: Passage): Read {
  return { passage, statements: statementsOf(passage) };
}

/** Stores the contradictions between a passage and its nearest ones, each once. */
async function compareWithNearest(compared: Compared, own: Read, id: string, vector: VectorValue): Promise<void> {
  const { orgId, chatbotId, chatbot, now } = compared;
  const nearest = await nearestOf(
    db.collection(paths.chunks(orgId)),
    nearestChunks,
    { chatbotId, embeddingSpace: chatbot.embeddingSpace },
    { select: PASSAGE_FIELDS, queryVector: vector, limit: NEAREST, distanceMeasure: 'COSINE' },
  ).get();
  for (const found of nearest.docs) {
    const passage = passageSchema.parse(found.data());
    if (found.id === id || isMuted(chatbot.muted, passage)) continue;
    const contradiction = contradictionBetween(own, readOf(passage));
    if (contradiction === undefined) continue;
    const { one, other } = contradiction;
    const stored: Contradiction = {
      ...contradiction,
      chatbotId,
      sourceIds: [...new Set([one.sourceId, other.sourceId])],
      state: 'open',
      truth: null,
      decidedBy: null,
      decidedAt: null,
      foundAt: now,
    };
    await refs
      .contradiction(orgId, contradictionId(one, other))
      .create(stored)
      .catch((error: unknown) => {
        // Found before: whatever was decided stays.
        if (!isAlreadyThere(error)) throw error;
      });
  }
}

/**
 * Compares a chatbot's new passages, those that have figures with their nearest: one search for each, never all with all. At most
 * `most` are searched for, and none while `LIMITS.contradictionsPerChatbot` are open; what is not come to is marked still. Answers how
 * many were.
 */
export async function compareNew(compared: Compared, most: number, isOver: () => boolean): Promise<number> {
  const { orgId, chatbotId, chatbot } = compared;
  const open = queryOf(refs.contradictions(orgId), contradictionsOfState, { chatbotId, state: 'open' });
  const ofChatbot = { chatbotId, embeddingSpace: chatbot.embeddingSpace };
  const pending = queryOf(db.collection(paths.chunks(orgId)), chunksToCompare, ofChatbot);
  let searched = 0;
  for (let left = most; left > 0 && !isOver(); left = most - searched) {
    if ((await open.count().get()).data().count >= LIMITS.contradictionsPerChatbot) break;
    const page = await pending
      .select(...PASSAGE_FIELDS, 'embedding')
      .limit(Math.min(PAGE, left))
      .get();
    if (page.empty) break;
    await eachAtOnce(page.docs, AT_ONCE, async (found) => {
      const { embedding, ...passage } = passageWithVectorSchema.parse(found.data());
      const own = readOf(passage);
      if (own.statements.length > 0 && !isMuted(chatbot.muted, passage)) {
        searched += 1;
        await compareWithNearest(compared, own, found.id, embedding);
      }
      await mark(found.ref, false);
    });
  }
  return searched;
}
