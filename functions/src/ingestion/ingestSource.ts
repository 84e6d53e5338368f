import { AppError, type ErrorCode } from '@parlance/domain/errors';
import type { Source } from '@parlance/domain/documents/source';
import { LIMITS } from '@parlance/domain/limits';
import { FieldValue } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { AiProvider } from '../ai/provider.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';
import { sourceFile } from '../sources/sourceFile.ts';
import { extractText } from './extractText.ts';
import { claimSource, keepLease } from './lease.ts';
import { removeChunks } from './removeChunks.ts';
import { replaceChunks } from './replaceChunks.ts';
import { splitText } from './splitText.ts';
import { describeError } from '../platform/describeError.ts';

/** Failures that no further attempt can mend. */
const FINAL: readonly ErrorCode[] = [
  'file-empty',
  'file-type-invalid',
  'file-encrypted',
  'file-corrupt',
  'file-no-text',
  'file-missing',
  'file-too-complex',
];

/**
 * Reads one source from its file to its chunks. Safe to run any number of times, in parallel and after a kill: a lease
 * lets one worker in, chunk ids come from the content, and the last step checks that the source is still there.
 * Throws what a further attempt may mend; everything else ends in the source's status.
 */
export async function ingestSource(orgId: string, sourceId: string, provider: AiProvider): Promise<void> {
  const claim = await claimSource(orgId, sourceId);
  if (claim.kind !== 'claimed') {
    if (claim.kind === 'exhausted') logger.error('source given up', { orgId, sourceId });
    return;
  }
  const release = keepLease(orgId, sourceId);
  try {
    await index(orgId, sourceId, claim.source, provider);
  } catch (error) {
    await recordFailure(orgId, sourceId, error);
  } finally {
    release();
  }
}

async function index(orgId: string, sourceId: string, source: Source, provider: AiProvider): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  const file = sourceFile(orgId, sourceId, source);
  const [exists] = await file.exists();
  if (!exists || source.fileType === null) throw new AppError('file-missing');
  const [bytes] = await file.download();
  const passages = splitText(await extractText(bytes, source.fileType));
  if (passages.length > LIMITS.chunksPerSource) throw new AppError('file-too-complex');
  await ref.update({ progress: 0.2 });
  const identity = { orgId, sourceId, sourceName: source.name, chatbotId: source.chatbotId };
  await replaceChunks(identity, passages, provider, async (share) => {
    await ref.update({ progress: 0.2 + 0.75 * share });
  });
  const characters = passages.reduce((sum, passage) => sum + passage.text.length, 0);
  const tokens = await provider.countTokens(passages.map((passage) => passage.text));
  await finish(orgId, sourceId, source.chatbotId, { characters, tokens, chunks: passages.length });
}

async function finish(
  orgId: string,
  sourceId: string,
  chatbotId: string,
  counts: { characters: number; tokens: number; chunks: number },
): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  const alive = await db.runTransaction(async (transaction) => {
    const [source, chatbot] = await Promise.all([
      transaction.get(ref),
      transaction.get(refs.chatbot(orgId, chatbotId)),
    ]);
    if (!source.exists || !chatbot.exists) return false;
    const now = new Date();
    transaction.update(ref, {
      ...counts,
      status: 'indexed',
      error: null,
      progress: 1,
      leaseUntil: null,
      indexedAt: now,
    });
    transaction.update(chatbot.ref, { trained: true, knowledgeVersion: FieldValue.increment(1), updatedAt: now });
    return true;
  });
  // Deleted while it was read: what was written after the deletion goes too.
  if (!alive) await removeChunks(orgId, sourceId);
}

async function recordFailure(orgId: string, sourceId: string, error: unknown): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  const code = error instanceof AppError ? error.code : 'internal';
  const final = FINAL.includes(code);
  logger.warn('source not indexed', {
    orgId,
    sourceId,
    code,
    final,
    error: describeError(error),
  });
  const gone = await db.runTransaction(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (source === undefined) return true;
    transaction.update(
      ref,
      final
        ? { status: 'failed', error: code, leaseUntil: null, progress: 0 }
        : { status: 'pending', leaseUntil: null, progress: 0 },
    );
    return false;
  });
  if (gone || final) await removeChunks(orgId, sourceId);
  if (!gone && !final) throw error;
}
