import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { ErrorCode } from '@parlance/domain/errors';
import { FieldValue } from 'firebase-admin/firestore';
import { noteTestChange } from '../../versions/noteTestChange.ts';
import { db } from '../../kernel/platform/app.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { refreshKnowledge } from '../refreshKnowledge.ts';
import { removeChunks } from '../chunks/removeChunks.ts';

const FAILED = { status: 'failed', leaseUntil: null, progress: 0, waitingSince: null } as const;

interface Failing {
  /** A source for which it does not hold is left alone. */
  isCurrent?: (source: Source) => boolean;
  /** Passages of an earlier reading stay, so that answers go on as before. */
  keepsEarlier?: boolean;
}

/**
 * Ends the reading of a source for good: it fails with `code`, its passages go and its tokens are given back, unless those of
 * an earlier reading are to stay. A source that is gone is left alone.
 */
export async function failSource(
  orgId: string,
  sourceId: string,
  code: ErrorCode,
  { isCurrent = () => true, keepsEarlier = false }: Failing = {},
): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  const failed = await db.runTransaction(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (source === undefined || !isCurrent(source)) return undefined;
    const isKept = keepsEarlier && source.embeddingSpace !== null && source.chunks > 0;
    if (isKept) {
      transaction.update(ref, { ...FAILED, error: code });
      return { source, isKept };
    }
    const org = await transaction.get(refs.org(orgId));
    const nothing = { characters: 0, tokens: 0, chunks: 0, fingerprint: '', embeddingSpace: null };
    transaction.update(ref, { ...FAILED, error: code, ...nothing });
    if (org.exists && source.tokens !== 0)
      transaction.update(org.ref, { trainingTokens: FieldValue.increment(-source.tokens) });
    return { source, isKept };
  });
  if (failed === undefined) return;
  logEvent('source failed', { code, sourceType: failed.source.type });
  if (!failed.isKept) await removeKnowledge(orgId, sourceId, failed.source);
}

/** Removes the passages of a source that has failed, and what the chatbot knew by them. */
async function removeKnowledge(orgId: string, sourceId: string, source: Source): Promise<void> {
  await removeChunks(orgId, sourceId);
  if (source.chunks === 0) return;
  await noteTestChange(orgId, source.chatbotId, {
    kind: 'source-read',
    names: [source.name],
    by: null,
    at: new Date(),
  });
  await refreshKnowledge(orgId, source.chatbotId);
}
