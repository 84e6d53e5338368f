import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { PLAN_LIMITS } from '@parlance/domain/plans';

/** A file itself never changes: read in another way, so much more text may be found in it. */
const FILE_GROWTH = 1.5;

/**
 * True if the plan allows a source of `tokens` in place of those that it is counted with now. A file that was let in stays
 * when it is read again in another way.
 * @param freed Tokens of the files that go when it comes.
 */
export function fitsTraining(org: Org, source: Pick<Source, 'type' | 'tokens'>, tokens: number, freed = 0): boolean {
  const held = source.tokens;
  if (tokens <= (source.type === 'file' ? held * FILE_GROWTH : held)) return true;
  return org.trainingTokens - held - freed + tokens <= PLAN_LIMITS[org.plan].trainingTokens;
}
