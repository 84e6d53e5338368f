import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../kernel/access/Actor.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { keptSource } from '../../../versions/keptSource.ts';

/** Removes a source in the caller's transaction, so that it can be brought back. Its tokens are for the caller to count. */
export function keepRemoved(transaction: Transaction, who: Actor, sourceId: string, source: Source, at: Date): void {
  const { orgId, uid: removedBy } = who;
  transaction.delete(refs.source(orgId, sourceId));
  const kept = keptSource({ sourceId, source, reason: 'removed', removedBy, at });
  transaction.set(refs.removedSource(orgId, sourceId), kept);
}
