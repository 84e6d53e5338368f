import * as contracts from '@parlance/domain/contracts/actions/actions';
import { type Endpoint, memberEndpoint } from '../kernel/access/endpoint.ts';
import { createAction } from './actions/editing/createAction.ts';
import { deleteAction } from './actions/editing/deleteAction.ts';
import { renewActionSecret } from './actions/editing/renewActionSecret.ts';
import { setActionToken } from './actions/editing/setActionToken.ts';
import { updateAction } from './actions/editing/updateAction.ts';

export const actionEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.createAction, async ({ input, who }) => createAction(who, input.chatbotId, input.fields)),
  memberEndpoint(contracts.updateAction, async ({ input: { chatbotId, actionId, fields }, who }) => {
    await updateAction(who, chatbotId, actionId, fields);
    return {};
  }),
  memberEndpoint(contracts.deleteAction, async ({ input: { chatbotId, actionId }, who }) => {
    await deleteAction(who, chatbotId, actionId);
    return {};
  }),
  memberEndpoint(contracts.renewActionSecret, async ({ input: { chatbotId, actionId }, who }) => ({
    secret: await renewActionSecret(who, chatbotId, actionId),
  })),
  memberEndpoint(contracts.setActionToken, async ({ input: { chatbotId, actionId, bearer }, who }) => {
    await setActionToken(who, chatbotId, actionId, bearer);
    return {};
  }),
  memberEndpoint(contracts.tryAction, async ({ input: { arguments: given, ...place }, signal }) => {
    // The guarded way out loads undici: nobody else here needs it.
    const { tryAction } = await import('./actions/editing/tryAction.ts');
    const { request, fault, httpStatus, ms, bytes, result } = await tryAction(place, given, signal);
    return { request, fault, httpStatus, ms, bytes, result };
  }),
];
