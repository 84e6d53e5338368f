import { paths } from '@parlance/domain/paths';
import { db } from '../../kernel/platform/app.ts';

/** The organization that a Stripe customer pays for; undefined where it is nobody's of ours, or gone. */
export async function findOrgOfCustomer(customerId: string): Promise<string | undefined> {
  const found = await db.collection(paths.customers()).where('stripeId', '==', customerId).limit(2).select().get();
  return found.size === 1 ? found.docs[0]?.id : undefined;
}
