import { buildRequest } from '@parlance/domain/actions/buildRequest';
import type { Arguments } from '@parlance/domain/actions/checkArguments';
import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import { HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { type Plan, PLAN_LIMITS } from '@parlance/domain/plans';
import { budgetKey } from '../../../kernel/platform/limits/budgetKey.ts';
import { takeFromDay } from '../../../kernel/platform/limits/takeFromDay.ts';
import { takeRateLimit } from '../../../kernel/platform/limits/takeRateLimit.ts';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { ActionPlace } from './ActionPlace.ts';
import { noteCall } from './noteCall.ts';
import { type CallOutcome, notSent, sendCall } from './sendCall.ts';

export interface CallOccasion {
  plan: Plan;
  /** The conversation, whose calls of an hour are counted; null where a member tries it out. */
  chatId: string | null;
  /** The same for the same call: the other server knows it again by this. */
  key: string;
  signal: AbortSignal;
}

/**
 * Calls an action with checked arguments, within the limits of the conversation, of the organization's day, and of an endpoint that
 * fails again and again, and counts what was sent. Never throws for what is the endpoint's, nor for a limit: the outcome says it. One
 * line of the log names the action and neither address nor values.
 */
export async function callAction(
  place: ActionPlace,
  action: Pick<StoredAction, 'method' | 'url' | 'parameters'>,
  values: Arguments,
  { plan, chatId, key, signal }: CallOccasion,
): Promise<CallOutcome> {
  const { orgId, chatbotId, actionId } = place;
  const request = buildRequest(action, values);
  const [secret, figures] = await Promise.all([
    refs.actionSecret(orgId, chatbotId, actionId).get(),
    refs.actionFigure(orgId, chatbotId, actionId).get(),
  ]).then(([one, other]) => [one.data(), other.data()] as const);
  const send = async (): Promise<CallOutcome> => {
    if (request === undefined || secret === undefined) return notSent('address-not-allowed');
    const at = new Date();
    if (figures !== undefined && (figures.pausedUntil ?? at) > at) return notSent('paused');
    if (!(await takeCall(orgId, chatId, plan))) return notSent('limited');
    const outcome = await sendCall(request, secret, { key, signal });
    // An order that is not there is an answer of a server that works.
    const isWorking = outcome.fault === null || (outcome.httpStatus !== null && outcome.httpStatus < 500);
    await noteCall(place, { at, ms: outcome.ms ?? 0, hasFailed: outcome.fault !== null, isWorking });
    return outcome;
  };
  const outcome = await send();
  const { fault, httpStatus, ms, bytes } = outcome;
  logEvent('action called', { actionId, isTrial: chatId === null, fault, httpStatus, ms, bytes });
  return outcome;
}

/** Takes one call of the conversation's hour and of the organization's day; false where there is none left. */
async function takeCall(orgId: string, chatId: string | null, plan: Plan): Promise<boolean> {
  try {
    if (chatId !== null) await takeRateLimit(`action:${chatId}`, LIMITS.actionCallsPerChatHour, HOUR_MS);
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
  return (
    (await takeFromDay(budgetKey('actionCallsPerDay', orgId), 1, PLAN_LIMITS[plan].actionCallsPerDay, new Date())) === 1
  );
}
