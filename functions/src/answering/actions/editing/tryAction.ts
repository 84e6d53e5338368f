import { type ActionRequest, buildRequest } from '@parlance/domain/actions/buildRequest';
import { checkArguments } from '@parlance/domain/actions/checkArguments';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { refs } from '../../../kernel/platform/refs.ts';
import type { ActionPlace } from '../calling/ActionPlace.ts';
import { callAction } from '../calling/callAction.ts';
import type { CallOutcome } from '../calling/sendCall.ts';

/**
 * Calls an action with a member's values, whether it is on or off, by the very steps of a visitor's question. Throws `not-found`, or
 * `invalid-input` for values that may not be sent.
 */
export async function tryAction(
  place: ActionPlace,
  given: readonly { name: string; value: string }[],
  signal: AbortSignal,
): Promise<CallOutcome & { request: ActionRequest }> {
  const { orgId, chatbotId, actionId } = place;
  const [action, org] = await Promise.all([
    refs
      .action(orgId, chatbotId, actionId)
      .get()
      .then((found) => found.data()),
    refs
      .org(orgId)
      .get()
      .then((found) => found.data()),
  ]);
  if (action === undefined || org === undefined) throw new AppError('not-found');
  const { values, missing, refused } = checkArguments(
    action.parameters,
    Object.fromEntries(given.map(({ name, value }) => [name, value])),
  );
  const request = buildRequest(action, values);
  if (missing.length > 0 || refused.length > 0 || request === undefined) throw new AppError('invalid-input');
  const outcome = await callAction(place, action, values, { plan: org.plan, chatId: null, key: newId(), signal });
  return { ...outcome, request };
}
