import { createHmac } from 'node:crypto';

/** The header Stripe-Signature of a body: https://docs.stripe.com/webhooks#verify-manually. @param at Unix seconds. */
export function signPayload(payload: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
}
