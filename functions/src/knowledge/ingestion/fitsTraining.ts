import type { Source } from '@parlance/domain/documents/knowledge/source';
import { SOURCE_TRAITS } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { PLAN_LIMITS } from '@parlance/domain/plans';

/** Growth of a text that never changes itself, when it is read in another way. */
const FIXED_GROWTH = 1.5;

/**
 * True if the plan allows a source of `tokens` in place of those that it is counted with now. A file that was let in stays
 * when it is read again in another way.
 * @param freed Tokens of the files that go when it comes.
 */
export function fitsTraining(org: Org, source: Pick<Source, 'type' | 'tokens'>, tokens: number, freed = 0): boolean {
  const held = source.tokens;
  if (tokens <= (SOURCE_TRAITS[source.type].text === 'fixed' ? held * FIXED_GROWTH : held)) return true;
  return org.trainingTokens - held - freed + tokens <= PLAN_LIMITS[org.plan].trainingTokens;
}
