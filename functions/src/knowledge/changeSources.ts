import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { WrittenSource } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../kernel/access/Actor.ts';
import { refs } from '../kernel/platform/refs.ts';
import { qaFields } from './sources/qaFields.ts';
import { asRestored } from './sources/removed/asRestored.ts';
import { keepFormer } from './sources/removed/keepFormer.ts';
import { keepRemoved } from './sources/removed/keepRemoved.ts';

/** Sources that come back, go, and get another text, by their ids. */
interface SourceChanges {
  /** `replaced`: the kept source of now, where another text of it comes back. */
  restored: ReadonlyMap<string, { source: Source; replaced: WrittenSource | undefined }>;
  removed: ReadonlyMap<string, Source>;
  rewritten: ReadonlyMap<string, { now: WrittenSource; before: WrittenSource }>;
}

/** Changes a chatbot's sources as a rollback needs it, so that each change can be taken back. Returns those that are to be read. */
export function changeSources(
  transaction: Transaction,
  who: Actor,
  { restored, removed, rewritten }: SourceChanges,
  now: Date,
): [string, Source][] {
  const { orgId } = who;
  const waiting: [string, Source][] = [];
  for (const [id, source] of removed) keepRemoved(transaction, who, id, source, now);
  for (const [id, { source, replaced }] of restored) {
    const back = asRestored(source, now);
    if (replaced !== undefined) keepFormer(transaction, who, id, replaced, now);
    transaction.create(refs.source(orgId, id), back);
    transaction.delete(refs.removedSource(orgId, id));
    waiting.push([id, back]);
  }
  for (const [id, { now: current, before }] of rewritten) {
    keepFormer(transaction, who, id, current, now);
    transaction.update(refs.source(orgId, id), qaFields(before));
    waiting.push([id, current]);
  }
  return waiting;
}
