import { createHmac } from 'node:crypto';
import { SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { isSameSecret } from '../../../kernel/platform/secrets/isSameSecret.ts';
import type { ServicePost } from '../../connection/Adapter.ts';

/**
 * True iff Slack has signed a request with this key, and not long ago: https://docs.slack.dev/authentication/verifying-requests-from-slack.
 * An older one may be somebody else's copy.
 */
export function isSignedBySlack(
  { headers, body }: Pick<ServicePost, 'headers' | 'body'>,
  signingSecret: string,
  now: Date,
): boolean {
  const time = headers['x-slack-request-timestamp'];
  if (signingSecret === '' || typeof time !== 'string' || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() - Number(time) * SECOND_MS) > LIMITS.slackRequestAgeMs) return false;
  const signature = createHmac('sha256', signingSecret).update(`v0:${time}:`).update(body).digest('hex');
  return isSameSecret(headers['x-slack-signature'], `v0=${signature}`);
}
