import * as contracts from '@parlance/domain/contracts/releases/releases';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { previewRollback } from './previewRollback.ts';
import { rollBack } from './rollBack.ts';

export const rollbackEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.previewRollback, async ({ input: { orgId, chatbotId, number } }) =>
    previewRollback(orgId, chatbotId, number),
  ),
  memberEndpoint(contracts.rollBack, async ({ input, who }) => ({ number: await rollBack(who, input) })),
];
