import { SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { callServer } from '../../../../kernel/outgoing/callServer.ts';
import { ChannelError } from '../../../connection/ChannelError.ts';
import type { SignInProvider } from './signInProvider.ts';

const grantedSchema = z.object({
  access_token: z.string().min(1),
  /** In seconds; an hour where the provider does not say. */
  expires_in: z.int().default(3600),
  refresh_token: z.optional(z.string().min(1)),
});

/** Answers that another attempt would get again: the consent is gone, or the deployment's client is not what the provider knows. RFC 6749, section 5.2. */
const refusedSchema = z.looseObject({ error: z.string() });

export interface Granted {
  accessToken: string;
  expiresAt: number;
  /** A new one, where the provider gives one. */
  refreshToken: string | undefined;
}

/** Asks a provider for an access token (RFC 6749, sections 4.1.3 and 6). Throws `ChannelError`: `key-refused`, `rate-limited` or `service-away`. */
export async function askToken(
  { tokenUrl, clientId, clientSecret }: SignInProvider,
  grant: Readonly<Record<string, string>>,
  now = Date.now(),
): Promise<Granted> {
  const response = await callServer(
    tokenUrl,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret }).toString(),
    },
    LIMITS.channelCallMs,
  );
  const answer: unknown = await response.json().catch(() => undefined);
  const granted = grantedSchema.safeParse(answer).data;
  if (response.ok && granted !== undefined) {
    const { access_token: accessToken, expires_in: seconds, refresh_token: refreshToken } = granted;
    return { accessToken, expiresAt: now + seconds * SECOND_MS, refreshToken };
  }
  if (response.status === 429) throw new ChannelError('rate-limited');
  const isRefused = response.status < 500 && refusedSchema.safeParse(answer).success;
  throw new ChannelError(isRefused ? 'key-refused' : 'service-away');
}
