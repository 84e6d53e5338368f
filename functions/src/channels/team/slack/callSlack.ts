import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';
import { SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { callServer } from '../../../kernel/outgoing/callServer.ts';
import { config } from '../../../kernel/platform/config.ts';
import { ChannelError } from '../../connection/ChannelError.ts';

const answerSchema = z.looseObject({ ok: z.boolean(), error: z.optional(z.string()) });

/** Slack's words for what is wrong, by what it is here: https://docs.slack.dev/reference/methods/chat.postMessage#errors */
const FAULTS: Readonly<Record<string, ChannelFault>> = {
  invalid_auth: 'key-refused',
  not_authed: 'key-refused',
  account_inactive: 'key-refused',
  token_revoked: 'key-refused',
  token_expired: 'key-refused',
  missing_scope: 'key-refused',
  no_permission: 'key-refused',
  access_denied: 'key-refused',
  not_allowed_token_type: 'key-refused',
  channel_not_found: 'recipient-unreachable',
  not_in_channel: 'recipient-unreachable',
  is_archived: 'recipient-unreachable',
  restricted_action: 'recipient-unreachable',
  ratelimited: 'rate-limited',
  rate_limited: 'rate-limited',
  service_unavailable: 'service-away',
  team_added_to_org: 'service-away',
  // A part of it may have been done.
  internal_error: 'not-confirmed',
  fatal_error: 'not-confirmed',
  request_timeout: 'not-confirmed',
};

/**
 * Calls a method of Slack's Web API with a form, which all of its methods take, and returns its answer:
 * https://docs.slack.dev/apis/web-api. Throws `ChannelError`.
 */
export async function callSlack(
  token: string,
  method: string,
  fields: Readonly<Record<string, string>>,
): Promise<unknown> {
  const response = await callServer(
    `${config().slackUrl}/${method}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    },
    LIMITS.channelCallMs,
  );
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined)).data;
  if (answer?.ok === true) return answer;
  throw faultOf(response, answer?.error);
}

function faultOf({ status, headers }: Response, error: string | undefined): ChannelError {
  if (status === 429) return new ChannelError('rate-limited', waitOf(headers.get('retry-after')));
  const known = error === undefined ? undefined : FAULTS[error];
  if (known !== undefined) return new ChannelError(known);
  // The connection was made, and nobody knows what was done.
  if (status === 504) return new ChannelError('not-confirmed');
  return new ChannelError(status >= 500 ? 'service-away' : 'message-invalid');
}

/** Seconds, as Slack asks to wait: https://docs.slack.dev/apis/web-api/rate-limits */
function waitOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter);
  return (Number.isFinite(seconds) && seconds > 0 ? seconds : 1) * SECOND_MS;
}
