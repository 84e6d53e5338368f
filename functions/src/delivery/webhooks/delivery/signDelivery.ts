import { createHmac } from 'node:crypto';

/**
 * The header Parlance-Signature of a body: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body" in hexadecimal>`, with one `v1`
 * for each secret, as Stripe writes its own (https://docs.stripe.com/webhooks#verify-manually).
 */
export function signDelivery(body: string, secrets: readonly string[], now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  const signed = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
  return [`t=${time}`, ...signed.map((signature) => `v1=${signature}`)].join(',');
}
