import { createHash } from 'node:crypto';
import type { Settings } from '@parlance/domain/documents/chatbots/settings';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { kindOf } from '../../knowledge/SOURCE_KINDS.ts';
import type { RollbackPlan } from './planRollback.ts';

/**
 * Hash of a rollback's effect, 64 characters: another one where a source was added, deleted or got another text since. How far
 * the reading of a source has come makes no difference.
 */
export function tokenOf(changes: Partial<Settings>, plan: RollbackPlan): string {
  const { restored, removed, rewritten, different, lost } = plan;
  const effect = [
    changes,
    inOrder([...restored].map(([id, { source, replaced }]) => [id, textOf(source), replaced && textOf(replaced)])),
    inOrder([...removed].map(([id, source]) => [id, textOf(source)])),
    inOrder([...rewritten].map(([id, { now, before }]) => [id, textOf(now), textOf(before)])),
    inOrder(different.map(({ id }) => [id])),
    inOrder(lost.map(({ id }) => [id])),
  ];
  return createHash('sha256').update(JSON.stringify(effect)).digest('hex');
}

function textOf(source: Source): string {
  return kindOf(source).words(source);
}

function inOrder(rows: readonly unknown[]): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted();
}
