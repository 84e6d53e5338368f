import { createHmac } from 'node:crypto';
import type { ChannelSecret } from '@parlance/domain/documents/channels/channel';
import { SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { callServer, CONNECTION_BROKE } from '../../../kernel/outgoing/callServer.ts';
import { config } from '../../../kernel/platform/config.ts';
import { ChannelError } from '../../connection/ChannelError.ts';
import { graphFaultOf } from './graphFaultOf.ts';

/** https://developers.facebook.com/docs/graph-api/guides/versioning: a version is served for two years at least. */
const VERSION = 'v24.0';

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
const refusalSchema = z.object({
  error: z.object({
    message: z.optional(z.string()),
    code: z.optional(z.int()),
    error_subcode: z.optional(z.int()),
  }),
});

/** https://developers.facebook.com/docs/graph-api/guides/secure-requests#appsecret_proof */
function proofOf({ access, signing = '' }: ChannelSecret): string {
  return createHmac('sha256', signing).update(access).digest('hex');
}

/** Time that an answer asks to wait, in milliseconds. */
function waitMsOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 86_400) * SECOND_MS : undefined;
}

interface GraphCall {
  fields?: Readonly<Record<string, string>>;
  /** Sent as JSON; a form, in which a file may be, as it is. */
  body?: object;
  /** Maximum duration in milliseconds. */
  patienceMs?: number;
}

function requestOf(authorization: string, body: object | undefined): RequestInit {
  if (body === undefined) return { headers: { authorization } };
  if (body instanceof FormData) return { method: 'POST', headers: { authorization }, body };
  const headers = { authorization, 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/**
 * Calls Meta's Graph API, by POST where there is a body, and returns its answer. The token goes in a header and never into an address; the proof
 * beside it says that the app's secret is known, so that a wrong one is refused as well. Throws `ChannelError`.
 * @param path Without the version, such as `me/messages`.
 */
export async function callGraph(
  secret: ChannelSecret,
  path: string,
  { fields = {}, body, patienceMs = LIMITS.channelCallMs }: GraphCall = {},
): Promise<unknown> {
  const query = new URLSearchParams({ ...fields, appsecret_proof: proofOf(secret) });
  const authorization = `Bearer ${secret.access}`;
  const response = await callServer(
    `${config().graphUrl}/${VERSION}/${path}?${query}`,
    requestOf(authorization, body),
    patienceMs,
  );
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  const { message, code, error_subcode: subcode } = refusalSchema.safeParse(answer).data?.error ?? {};
  if (message === CONNECTION_BROKE) throw new ChannelError('not-confirmed');
  throw new ChannelError(graphFaultOf({ status: response.status, code, subcode }), waitMsOf(response));
}
