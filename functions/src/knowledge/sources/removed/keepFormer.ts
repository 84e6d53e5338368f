import { createHash } from 'node:crypto';
import type { WrittenSource } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../kernel/access/Actor.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { formerId } from '@parlance/domain/documents/knowledge/formerId';
import { keptSource } from '../../../versions/keptSource.ts';
import { kindOf } from '../../SOURCE_KINDS.ts';

/**
 * Keeps a question as it was, in the caller's transaction that changes it. One that was not read with this text was in no release: no
 * rollback finds it, but a person does, among the former answers.
 */
export function keepFormer(
  transaction: Transaction,
  who: Actor,
  sourceId: string,
  source: WrittenSource,
  at: Date,
): void {
  const { orgId, uid: removedBy } = who;
  const { fingerprint } = source;
  const unread = createHash('sha256').update(kindOf(source).words(source)).digest('hex');
  const kept = keptSource({ sourceId, source, reason: 'changed', removedBy, at });
  transaction.set(refs.removedSource(orgId, formerId(sourceId, fingerprint === '' ? unread : fingerprint)), kept);
}
