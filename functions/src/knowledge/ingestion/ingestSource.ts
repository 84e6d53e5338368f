import { AppError, type ErrorCode } from '@parlance/domain/errors';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { WholeSource } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import { LIMITS } from '@parlance/domain/limits';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { EmbeddingPaused } from '../../ai/EmbeddingPaused.ts';
import { ProviderUnavailable } from '../../ai/ProviderUnavailable.ts';
import { noteTestChange } from '../../versions/noteTestChange.ts';
import { flowStep } from '../../ai/flowStep.ts';
import { withAvailability } from '../../ai/withAvailability.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { kindOf } from '../SOURCE_KINDS.ts';
import { enqueueIngestion } from './enqueueIngestion.ts';
import { failSource } from './failSource.ts';
import { finishSource } from './finishSource.ts';
import { fingerprintOf } from '../chunks/fingerprintOf.ts';
import { fitsTraining } from './fitsTraining.ts';
import { keepLease } from '../chunks/keepLease.ts';
import { claimSource } from './claimSource.ts';
import { waitingOf } from './waitingOf.ts';
import { indexWithProgress } from './indexWithProgress.ts';
import { readSource } from './readSource.ts';
import { ScanContinues } from './scan/ScanContinues.ts';
import { readReplaced } from './replacing/readReplaced.ts';
import { requeued } from './requeued.ts';
import { removeChunks } from '../chunks/removeChunks.ts';
import { addToLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';

/** Failures that no further attempt can mend. */
const FINAL: readonly ErrorCode[] = [
  'file-empty',
  'file-type-invalid',
  'file-encrypted',
  'file-corrupt',
  'file-no-text',
  'text-garbled',
  'scan-not-in-plan',
  'scan-limit-reached',
  'legacy-office',
  'file-missing',
  'file-too-complex',
  'file-timeout',
  'training-limit-reached',
];

/** Progress of a reading between two of its effects. */
type IngestionStep = 'claimed' | 'read' | 'written';

interface IngestionOptions {
  /** Called between the steps: tests stop or disturb a worker there. */
  onStep?: (step: IngestionStep) => Promise<unknown>;
  now?: Date;
  enqueue?: typeof enqueueIngestion;
}

/**
 * Reads one file, or one question with its answer, to its chunks. Safe to run any number of times, in parallel and after a
 * kill: a lease lets one worker in, chunk ids come from the content, and whatever is written is written in a transaction
 * that finds the source as it was. Throws what a further attempt may mend; everything else ends in the source's status. An AI
 * service that does not answer, a day on which no more is embedded, or a scan with more pages than one task reads, costs no
 * attempt.
 */
export async function ingestSource(
  orgId: string,
  sourceId: string,
  provider: AiProvider,
  { onStep = async () => undefined, now = new Date(), enqueue = enqueueIngestion }: IngestionOptions = {},
): Promise<void> {
  const claim = await claimSource(orgId, sourceId, now);
  if (claim.kind === 'exhausted') {
    const isCurrent = ({ status }: Source): boolean => status === 'failed';
    await failSource(orgId, sourceId, 'ingestion-failed', { isCurrent, keepsEarlier: true });
  }
  // Cloud Tasks runs a killed worker's task again at once, under its lease: this one takes over when that has ended.
  if (claim.kind === 'later') {
    const pauseMs = claim.at.getTime() - now.getTime();
    await enqueue(orgId, sourceId, `later-${claim.at.getTime()}`, pauseMs);
  }
  if (claim.kind !== 'claimed') return;
  const release = keepLease(orgId, sourceId, claim.leaseUntil);
  try {
    await onStep('claimed');
    await index({ orgId, sourceId, source: claim.source, now }, withAvailability(provider), onStep);
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof EmbeddingPaused)
      await postpone({ orgId, sourceId, source: claim.source, now }, error, enqueue);
    else if (error instanceof ScanContinues) await goOn({ orgId, sourceId, source: claim.source, now }, error, enqueue);
    else await recordFailure(orgId, sourceId, claim.source, error);
  } finally {
    await release();
  }
}

/** True while a source is still what the worker has taken: a question may get another answer and a file another separator while it is read, and a source may have been deleted and brought back, without what was written of it. */
function isSame(taken: WholeSource): (now: Source) => boolean {
  const version = kindOf(taken).version(taken);
  return (now) =>
    now.restoredAt?.getTime() === taken.restoredAt?.getTime() &&
    now.type === taken.type &&
    kindOf(now).version(now) === version;
}

/** A source in this worker's hands. */
interface Taken {
  orgId: string;
  sourceId: string;
  source: WholeSource;
  now: Date;
}

async function index(
  { orgId, sourceId, source, now }: Taken,
  provider: AiProvider,
  onStep: (step: IngestionStep) => Promise<unknown>,
): Promise<void> {
  const started = performance.now();
  addToLogContext({ chatbotId: source.chatbotId });
  if ((await provider.spend.check()) !== 'none') throw new EmbeddingPaused(now);
  const ref = refs.source(orgId, sourceId);
  const isCurrent = isSame(source);
  const { passages, notes, pagesWithoutText, ...ofFile } = await flowStep(
    provider.genkit,
    'read',
    () => readSource({ orgId, sourceId, source, provider, now }),
    (reading) => ({ passages: reading.passages.length, notes: reading.notes }),
  );
  await onStep('read');
  if (passages.length > LIMITS.chunksPerSource) throw new AppError('file-too-complex');
  const tokens = await provider.countTokens(passages.map((passage) => passage.text));
  const org = (await refs.org(orgId).get()).data();
  // Asked before anything is paid for; finishSource has the last word.
  const { tokens: freed } = await readReplaced(orgId, source);
  if (org !== undefined && !fitsTraining(org, source, tokens, freed)) throw new AppError('training-limit-reached');
  await ref.update({ progress: 0.2 });
  const place = {
    orgId,
    sourceId,
    sourceName: source.name,
    chatbotId: source.chatbotId,
    pageId: null,
    url: null,
    isCurrent,
    now,
  };
  const embeddings = await indexWithProgress(place, passages, provider);
  await onStep('written');
  // Before the end of the reading: a worker that dies in between has noted it all the same.
  const by = source.indexedAt === null ? source.createdBy : null;
  await noteTestChange(orgId, source.chatbotId, { kind: 'source-read', names: [source.name], by, at: new Date() });
  const finish = await finishSource(orgId, sourceId, {
    characters: passages.reduce((sum, passage) => sum + passage.text.length, 0),
    tokens,
    chunks: passages.length,
    fingerprint: fingerprintOf(passages.map(({ hash }) => hash)),
    notes,
    pagesWithoutText,
    embeddingSpace: provider.embeddingSpace,
    isCurrent,
    update: ofFile,
  });
  if (finish === 'superseded') await readAgain(orgId, sourceId);
  if (finish !== 'finished') return;
  const durationMs = Math.round(performance.now() - started);
  const { type: sourceType, size: bytes } = source;
  logEvent('source indexed', { sourceType, bytes, tokens, chunks: passages.length, embeddings, durationMs });
}

/** The task of the change may have found this worker's lease and left: another one takes its place. */
async function readAgain(orgId: string, sourceId: string): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  await db.runTransaction(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (source?.status === 'pending') transaction.update(ref, { leaseUntil: null });
  });
  await enqueueIngestion(orgId, sourceId, `changed-${Date.now()}`);
}

/** The next task reads the next pages of a scan: what was read is stored, and is no attempt. */
async function goOn(
  { orgId, sourceId, source: taken }: Taken,
  { read }: ScanContinues,
  enqueue: typeof enqueueIngestion,
): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  const isCurrent = isSame(taken);
  await db.runTransaction(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (source?.status === 'processing' && isCurrent(source)) transaction.update(ref, requeued());
  });
  await enqueue(orgId, sourceId, `scan-${read}`);
}

/** The source keeps what it has and waits: for the AI service, a day at most, or for the next day. */
async function postpone(
  { orgId, sourceId, source: taken, now }: Taken,
  reason: ProviderUnavailable | EmbeddingPaused,
  enqueue: typeof enqueueIngestion,
): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  const isCurrent = isSame(taken);
  const outcome = await db.runTransaction(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (source === undefined) return 'gone';
    // Another question or answer has its own task, which may have found this worker's lease.
    const waiter = isCurrent(source) ? source : { attempts: 0, waitingSince: null, waitingFor: source.waitingFor };
    const waiting = waitingOf(waiter, reason, now);
    if (waiting !== undefined) transaction.update(ref, { ...waiting, leaseUntil: null });
    return waiting ?? 'exhausted';
  });
  const code = reason instanceof EmbeddingPaused ? 'embedding-paused' : 'unavailable';
  logEvent('source not indexed', { code, isFinal: outcome === 'exhausted' }, reason);
  if (outcome === 'gone') await removeChunks(orgId, sourceId, { whileGone: true });
  else if (outcome === 'exhausted')
    await failSource(orgId, sourceId, 'ingestion-failed', { isCurrent, keepsEarlier: true });
  else {
    const { nextAttemptAt } = outcome;
    const pauseMs = nextAttemptAt.getTime() - now.getTime();
    await enqueue(orgId, sourceId, `away-${nextAttemptAt.getTime()}`, pauseMs);
  }
}

async function recordFailure(orgId: string, sourceId: string, taken: WholeSource, error: unknown): Promise<void> {
  const code = error instanceof AppError ? error.code : 'internal';
  const isFinal = FINAL.includes(code);
  logEvent('source not indexed', { code, isFinal }, error);
  if (isFinal) {
    await failSource(orgId, sourceId, code, { isCurrent: isSame(taken), keepsEarlier: true });
    return;
  }
  const ref = refs.source(orgId, sourceId);
  const gone = await db.runTransaction(async (transaction) => {
    const source = await transaction.get(ref);
    // One that has come back meanwhile is another worker's.
    const current = source.data();
    if (current !== undefined && current.restoredAt?.getTime() === taken.restoredAt?.getTime())
      transaction.update(ref, { status: 'pending', leaseUntil: null, progress: 0 });
    return !source.exists;
  });
  if (!gone) throw error;
  await removeChunks(orgId, sourceId, { whileGone: true });
}
