import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { ErrorCode } from '@parlance/domain/errors';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app.ts';
import { logEvent } from '../platform/log/logEvent.ts';
import { refs } from '../platform/refs.ts';
import { refreshKnowledge } from '../chunks/refreshKnowledge.ts';
import { removeChunks } from '../chunks/removeChunks.ts';

/**
 * Ends the reading of a source for good: it fails with `code`, its passages go and its tokens are given back. A source
 * that is gone, or for which `isCurrent` does not hold, is left alone.
 */
export async function failSource(
  orgId: string,
  sourceId: string,
  code: ErrorCode,
  isCurrent: (source: Source) => boolean = () => true,
): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  const failed = await db.runTransaction(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (source === undefined || !isCurrent(source)) return undefined;
    const org = await transaction.get(refs.org(orgId));
    writeFailure(transaction, orgId, sourceId, source, org.exists, code);
    return source;
  });
  if (failed === undefined) return;
  logEvent('source failed', { code, sourceType: failed.type });
  await removeKnowledge(orgId, sourceId, failed);
}

/** The writes of a failure inside a transaction that has read the source. `removeKnowledge` comes after it. */
export function writeFailure(
  transaction: Transaction,
  orgId: string,
  sourceId: string,
  source: Source,
  hasOrg: boolean,
  code: ErrorCode,
): void {
  transaction.update(refs.source(orgId, sourceId), {
    status: 'failed',
    error: code,
    leaseUntil: null,
    progress: 0,
    characters: 0,
    tokens: 0,
    chunks: 0,
    embeddingSpace: null,
  });
  if (hasOrg && source.tokens !== 0)
    transaction.update(refs.org(orgId), { trainingTokens: FieldValue.increment(-source.tokens) });
}

/** Removes the passages of a source that has failed, and what the chatbot knew by them. */
export async function removeKnowledge(orgId: string, sourceId: string, source: Source): Promise<void> {
  await removeChunks(orgId, sourceId);
  if (source.chunks > 0) await refreshKnowledge(orgId, source.chatbotId);
}
