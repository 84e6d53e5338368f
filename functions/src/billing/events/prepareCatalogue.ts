import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { priceDocument, productDocument, taxRateDocument } from '../documents/catalogueDocuments.ts';
import { fetchClassic } from '../stripe/fetchClassic.ts';
import type { StripeEvent } from './stripeEvent.ts';

/** Reads a product, price or tax rate inside a transaction and returns what writes its document, or deletes it. */
export async function prepareCatalogue(
  transaction: Transaction,
  { type, data: { object } }: StripeEvent,
): Promise<() => void> {
  const { id = '', product = '' } = object;
  const [kind = ''] = type.split('.');
  if (kind === 'price') {
    const ref = db.doc(paths.price(product ?? '', id));
    await transaction.get(ref);
    const price = await fetchClassic(`prices/${id}`);
    if (price === undefined) return () => transaction.delete(ref);
    return () => transaction.set(ref, priceDocument(price), { merge: true });
  }
  const ref = db.doc(kind === 'product' ? paths.product(id) : paths.taxRate(id));
  await transaction.get(ref);
  const found = await fetchClassic(kind === 'product' ? `products/${id}` : `tax_rates/${id}`);
  if (found === undefined) return () => transaction.delete(ref);
  if (kind === 'product') return () => transaction.set(ref, productDocument(found), { merge: true });
  return () => transaction.set(ref, taxRateDocument(found));
}
