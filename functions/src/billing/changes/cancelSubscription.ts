import { AppError } from '@parlance/domain/errors';
import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { stripeClient } from '../stripe/stripeClient.ts';
import { syncSubscription } from '../state/syncSubscription.ts';
import { releaseSchedule } from './releaseSchedule.ts';
import { requireSubscription } from './requireSubscription.ts';

export interface Cancellation {
  when: 'now' | 'period-end';
  /** Reason in the owner's words; may be empty. */
  reason: string;
  phrase: string;
}

/** Ends the subscription now or with its period. Throws `confirmation-mismatch` or `plan-missing`. */
export async function cancelSubscription(orgId: string, { when, reason, phrase }: Cancellation): Promise<void> {
  if (!Object.values(LANGUAGES).some(({ cancelPhrase }) => cancelPhrase === phrase))
    throw new AppError('confirmation-mismatch');
  const { id } = (await requireSubscription(orgId)).subscription;
  const stripe = stripeClient();
  await releaseSchedule(await stripe.subscriptions.retrieve(id));
  const details = reason === '' ? {} : { cancellation_details: { comment: reason } };
  if (when === 'now') await stripe.subscriptions.cancel(id, details);
  else await stripe.subscriptions.update(id, { cancel_at_period_end: true, ...details });
  await syncSubscription(orgId, id);
}
