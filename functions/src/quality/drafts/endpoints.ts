import * as contracts from '@parlance/domain/contracts/drafts/drafts';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { setGate } from '../../chatbots/setGate.ts';
import { endDraftRun } from './endDraftRun.ts';
import { startDraftRun } from './startDraftRun.ts';

export const draftEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.startDraftRun, async ({ input, who }) => {
    await startDraftRun(who, input);
    return {};
  }),
  memberEndpoint(contracts.cancelDraftRun, async ({ input: { orgId, chatbotId, runId } }) => {
    await endDraftRun({ orgId, chatbotId, runId }, { status: 'cancelled' });
    return {};
  }),
  memberEndpoint(contracts.setGate, async ({ input: { chatbotId, isOn }, who }) => {
    await setGate(who, chatbotId, isOn);
    return {};
  }),
];
