import * as contracts from '@parlance/domain/contracts/privacy';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { readMasked } from './readMasked.ts';
import { revealPersonalData } from './revealPersonalData.ts';

export const maskingEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.readMasked, async ({ input: { orgId, locale, reads } }) => ({
    answers: await Promise.all(reads.map((read) => readMasked(orgId, locale, read))),
  })),
  memberEndpoint(contracts.revealPersonalData, async ({ input, who }) => {
    await revealPersonalData(who, input);
    return {};
  }),
];
