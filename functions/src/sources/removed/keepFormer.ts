import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../access/Actor.ts';
import { refs } from '../../platform/refs.ts';
import { formerId } from './formerId.ts';
import { keptSource } from './keptSource.ts';

/** Keeps a question as it was, in the caller's transaction that changes it. One that was not read with this text was in no release. */
export function keepFormer(transaction: Transaction, who: Actor, sourceId: string, source: Source, at: Date): void {
  const { orgId, uid: removedBy } = who;
  if (source.status !== 'indexed' || source.fingerprint === '') return;
  const kept = keptSource({ sourceId, source, reason: 'changed', removedBy, at });
  transaction.set(refs.removedSource(orgId, formerId(sourceId, source.fingerprint)), kept);
}
