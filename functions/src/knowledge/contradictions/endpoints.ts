import * as contracts from '@parlance/domain/contracts/sources/sources';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { decideContradiction } from './decideContradiction.ts';
import { mutePassage } from './mutePassage.ts';
import { unmutePassage } from './unmutePassage.ts';

export const contradictionEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.decideContradiction, async ({ input, who }) => {
    await decideContradiction(who, input.contradictionId, input.decision);
    return {};
  }),
  memberEndpoint(contracts.mutePassage, async ({ input: { sourceId, hash }, who }) => {
    await mutePassage(who, { sourceId, hash });
    return {};
  }),
  memberEndpoint(contracts.unmutePassage, async ({ input: { sourceId, hash }, who }) => {
    await unmutePassage(who, { sourceId, hash });
    return {};
  }),
];
