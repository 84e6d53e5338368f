import * as contracts from '@parlance/domain/contracts/conversations/handover';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';

// The model's SDK costs 300 ms and 60 MB: no other call of the dashboard needs it.
const loadProvider = async () => (await import('../../ai/provider.ts')).aiProvider();

export const translationEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.translateMessages, async ({ input, who }) => {
    const [{ translateMessages }, provider] = await Promise.all([import('./translateMessages.ts'), loadProvider()]);
    return translateMessages(who, input, provider);
  }),
  memberEndpoint(contracts.translateReply, async ({ input, who }) => {
    const [{ translateReply }, provider] = await Promise.all([import('./translateReply.ts'), loadProvider()]);
    return translateReply(who, input, provider);
  }),
];
