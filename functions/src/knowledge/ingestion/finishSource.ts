import type { FileSource, Source, WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import type { UpdateData } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { CHUNKER } from '../chunks/CHUNKER.ts';
import { refreshKnowledge } from '../refreshKnowledge.ts';
import { asRead } from '../../kernel/platform/writes/asRead.ts';
import { retryConflicts } from '../../kernel/platform/writes/retryConflicts.ts';
import { switchEmbeddingSpace } from '../chunks/switchEmbeddingSpace.ts';
import { failSource } from './failSource.ts';
import { fitsTraining } from './fitsTraining.ts';
import { readReplaced } from './replacing/readReplaced.ts';
import { takePlace } from './replacing/takePlace.ts';
import { removeChunks } from '../chunks/removeChunks.ts';

/** Outcome of reading a source. */
export interface SourceOutcome extends Pick<
  Source,
  'characters' | 'tokens' | 'chunks' | 'fingerprint' | 'notes' | 'pagesWithoutText'
> {
  /** Embedding space of its chunks. */
  embeddingSpace: string;
  /** False once the source was changed: another reading is due, and this one is not to be taken for it. */
  isCurrent: (source: Source) => boolean;
  /** Further changes made with it: the figures of a website, or how a file was read. */
  update?: UpdateData<WebsiteSource> | UpdateData<FileSource>;
}

const DONE = {
  status: 'indexed',
  chunker: CHUNKER,
  error: null,
  progress: 1,
  leaseUntil: null,
  waitingSince: null,
} as const;

export type Finish = 'finished' | 'over-limit' | 'superseded' | 'gone';

/**
 * Ends the reading of a source in one write: its tokens are counted for the organization in place of those that it held before,
 * and the chatbot is trained. Files that it replaces go in the same write; what was made of them is erased by the trigger on their
 * deletion. More tokens than the plan allows make it fail instead, without its chunks. What was written for a source that is gone is
 * removed again. Many sources of an organization end at the same time: no lock is taken for that.
 */
export async function finishSource(orgId: string, sourceId: string, outcome: SourceOutcome): Promise<Finish> {
  const { kind, chatbotId } = await retryConflicts(() => tryToFinish(orgId, sourceId, outcome));
  if (kind === 'gone') await removeChunks(orgId, sourceId, { whileGone: true });
  if (kind === 'over-limit')
    await failSource(orgId, sourceId, 'training-limit-reached', { isCurrent: outcome.isCurrent });
  if (kind === 'finished') await keepTrained(orgId, chatbotId, outcome.embeddingSpace);
  return kind;
}

type Tried = { kind: 'finished'; chatbotId: string } | { kind: Exclude<Finish, 'finished'>; chatbotId?: never };

async function tryToFinish(orgId: string, sourceId: string, outcome: SourceOutcome): Promise<Tried> {
  const { isCurrent, update = {}, ...counts } = outcome;
  const [foundSource, foundOrg] = await Promise.all([refs.source(orgId, sourceId).get(), refs.org(orgId).get()]);
  const [source, org] = [foundSource.data(), foundOrg.data()];
  if (source === undefined || org === undefined) return { kind: 'gone' };
  const { chatbotId } = source;
  const foundChatbot = await refs.chatbot(orgId, chatbotId).get();
  const chatbot = foundChatbot.data();
  if (chatbot === undefined) return { kind: 'gone' };
  if (!isCurrent(source)) return { kind: 'superseded' };
  const replaced = await readReplaced(orgId, source);
  if (!fitsTraining(org, source, counts.tokens, replaced.tokens)) return { kind: 'over-limit' };
  const batch = db.batch();
  const placed = replaced.found.length > 0 ? { replaces: [] } : {};
  const indexed = { ...DONE, ...counts, ...update, ...placed, indexedAt: new Date() };
  batch.update(foundSource.ref, indexed, asRead(foundSource));
  takePlace(batch, { orgId, source: foundSource, uid: source.createdBy }, foundChatbot, replaced);
  const trainingTokens = org.trainingTokens + counts.tokens - source.tokens - replaced.tokens;
  if (trainingTokens !== org.trainingTokens) batch.update(foundOrg.ref, { trainingTokens }, asRead(foundOrg));
  if (!chatbot.trained || chatbot.embeddingSpace === null)
    batch.update(refs.chatbot(orgId, chatbotId), {
      trained: true,
      embeddingSpace: chatbot.embeddingSpace ?? counts.embeddingSpace,
    });
  await batch.commit();
  return { kind: 'finished', chatbotId };
}

/** Another source that failed meanwhile may have taken the chatbot for untrained: with this one it is not. */
async function keepTrained(orgId: string, chatbotId: string, embeddingSpace: string): Promise<void> {
  const chatbot = (await refs.chatbot(orgId, chatbotId).get()).data();
  if (chatbot === undefined) return;
  if (!chatbot.trained) await refreshKnowledge(orgId, chatbotId);
  if (chatbot.embeddingSpace !== embeddingSpace) await switchEmbeddingSpace(orgId, chatbotId, embeddingSpace);
}
