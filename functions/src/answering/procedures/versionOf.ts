import { createHash } from 'node:crypto';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';

/** Hash of a procedure's steps: a run that began with others is not gone on with. */
export function versionOf({ steps }: Pick<Procedure, 'steps'>): string {
  return createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 32);
}
