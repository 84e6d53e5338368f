import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { KnownSource } from '@parlance/domain/documents/releases/knowledge';
import type { RollbackPlan } from './planRollback.ts';

/**
 * Knowledge of a chatbot after a rollback, once all is read: what the rollback leaves alone as it is today, and what comes back
 * as it was. In the order of the ids.
 */
export function knownAfter(
  present: ReadonlyMap<string, Source>,
  { restored, removed, rewritten }: RollbackPlan,
): KnownSource[] {
  const after = new Map(present);
  for (const id of removed.keys()) after.delete(id);
  for (const [id, { source }] of restored) after.set(id, source);
  for (const [id, { before }] of rewritten) after.set(id, before);
  return [...after]
    .filter(([, { chunks }]) => chunks > 0)
    .map(([id, { type, name, fingerprint, chunks }]) => ({ id, type, name, fingerprint, chunks }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
