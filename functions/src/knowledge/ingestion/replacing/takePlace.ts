import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { asRead } from '../../../kernel/platform/writes/asRead.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { keptSource } from '../../../versions/keptSource.ts';
import type { Replaced } from './readReplaced.ts';

interface Newer {
  orgId: string;
  source: DocumentSnapshot<Source>;
  /** Uid of the person who uploaded it. */
  uid: string;
}

/**
 * Removes what a source replaces, in the write that makes it indexed: kept as what people delete is kept. Passages of the replaced
 * files that answers do without stay muted where the new file says the same.
 */
export function takePlace(
  batch: WriteBatch,
  { orgId, source: { id }, uid }: Newer,
  chatbot: DocumentSnapshot<Chatbot>,
  { found }: Replaced,
): void {
  const at = new Date();
  for (const { snapshot, source } of found) {
    const kept = keptSource({ sourceId: snapshot.id, source, reason: 'removed', removedBy: uid, at });
    batch.delete(snapshot.ref, asRead(snapshot));
    batch.set(refs.removedSource(orgId, snapshot.id), kept);
  }
  const gone = new Set(found.map(({ snapshot }) => snapshot.id));
  const before = chatbot.data()?.muted ?? [];
  if (!before.some(({ sourceId }) => gone.has(sourceId))) return;
  const muted = before.map((one) => (gone.has(one.sourceId) ? { ...one, sourceId: id } : one));
  batch.update(chatbot.ref, { muted }, asRead(chatbot));
}
