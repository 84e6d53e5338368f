import { type PriceList, priceListSchema } from '@parlance/domain/billing/priceList';

/** Prices on sale now. Empty if they cannot be read: those that the page was built with stay. Never throws. */
export async function readPrices(): Promise<PriceList['prices']> {
  try {
    const response = await fetch('/prices/current.json');
    return response.ok ? priceListSchema.parse(await response.json()).prices : [];
  } catch {
    return [];
  }
}
