import type { CheckoutSession } from '@parlance/domain/documents/billing/checkoutSession';
import { AppError } from '@parlance/domain/errors';
import { stripeClient } from '../stripe/stripeClient.ts';

/**
 * Sees to it that a session cannot be paid any more. Throws `plan-exists` where it has been, and `unavailable` while
 * it is being made.
 */
export async function closeSession(session: CheckoutSession | undefined): Promise<void> {
  if (session?.sessionId === undefined) throw new AppError('unavailable');
  const { sessions } = stripeClient().checkout;
  const { status } = await sessions.retrieve(session.sessionId);
  if (status === 'complete') throw new AppError('plan-exists');
  // One that is paid in this very moment is refused by Stripe, and so is this call.
  if (status === 'open') await sessions.expire(session.sessionId);
}
