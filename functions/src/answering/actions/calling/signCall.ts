import { createHmac } from 'node:crypto';
import type { ActionRequest } from '@parlance/domain/actions/buildRequest';

/**
 * The header Parlance-Signature of a call: `t=<seconds since 1970>,v1=<HMAC-SHA256 in hexadecimal>` of
 * `t.METHOD.path-with-query.body`, with an empty body for GET. Webhooks write theirs in the same form.
 */
export function signCall({ method, url, body }: ActionRequest, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  const { pathname, search } = new URL(url);
  const signed = `${time}.${method}.${pathname}${search}.${body ?? ''}`;
  return `t=${time},v1=${createHmac('sha256', secret).update(signed).digest('hex')}`;
}
