import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import type { FirebaseApp } from 'firebase/app';
import type { RawDocument } from '#web/lib/firestore/liveEntries.ts';

/** More than are ever on offer at once. */
const MOST = 20;

/**
 * The products on sale, each with its `prices`, by Stripe's client for Firestore, which is loaded at that moment. Throws an
 * `AppError`, or what Firestore throws.
 */
export async function readPriceList(app: FirebaseApp): Promise<readonly RawDocument[]> {
  const { getProducts, getStripePayments, StripePaymentsError } = await import('@stripe/firestore-stripe-payments');
  const payments = getStripePayments(app, {
    customersCollection: paths.customers(),
    productsCollection: paths.products(),
  });
  try {
    const products = await getProducts(payments, { activeOnly: true, includePrices: true, limit: MOST });
    // The client answers without a network, too, with what Firestore has kept: nothing.
    if (products.length === 0 && !navigator.onLine) throw new AppError('unavailable');
    return products.map((product) => ({ id: product.id, fields: product }));
  } catch (error) {
    throw error instanceof StripePaymentsError ? error.cause : error;
  }
}
