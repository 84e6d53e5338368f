import { SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { callServer } from '../../../kernel/outgoing/callServer.ts';
import { config } from '../../../kernel/platform/config.ts';
import { ChannelError } from '../../connection/ChannelError.ts';

const answerSchema = z.object({
  ok: z.boolean(),
  result: z.optional(z.unknown()),
  error_code: z.optional(z.int()),
  description: z.optional(z.string()),
  parameters: z.optional(z.object({ retry_after: z.optional(z.number()) })),
});

/** A bot's token as a part of an address. */
export function tokenInPath(token: string): string {
  return encodeURIComponent(token).replaceAll('%3A', ':');
}

/**
 * Calls a method of Telegram's Bot API with JSON, or with a form where a file is in it, and returns its result: https://core.telegram.org/bots/api#making-requests. The API has the bot's
 * token in the address: it is never logged. Throws `ChannelError`.
 */
export async function callTelegram(token: string, method: string, body: object): Promise<unknown> {
  const { telegramUrl } = config();
  const hasFile = body instanceof FormData;
  const response = await callServer(
    `${telegramUrl}/bot${tokenInPath(token)}/${method}`,
    hasFile
      ? { method: 'POST', body }
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    hasFile ? LIMITS.channelFileMs : LIMITS.channelCallMs,
  );
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
  if (answer.success && answer.data.ok) return answer.data.result;
  // https://core.telegram.org/bots/api#getfile: larger than 20 MB.
  if (answer.data?.description?.includes('file is too big') === true) throw new ChannelError('too-large');
  throw faultOf(response.status, answer.data?.parameters?.retry_after);
}

function faultOf(status: number, retryAfterS: number | undefined): ChannelError {
  if (status === 401 || status === 404) return new ChannelError('key-refused');
  if (status === 403) return new ChannelError('recipient-unreachable');
  if (status === 429) return new ChannelError('rate-limited', (retryAfterS ?? 1) * SECOND_MS);
  // The connection was made, and nobody knows whether the message was taken.
  if (status === 504) return new ChannelError('not-confirmed');
  return new ChannelError(status >= 500 ? 'service-away' : 'message-invalid');
}
