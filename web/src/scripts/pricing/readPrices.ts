import { type PriceList, priceListSchema } from '@parlance/domain/billing/priceList';

/** What is on sale now. Empty where that cannot be read: what the page was built with stays. Never throws. */
export async function readPrices(): Promise<PriceList['prices']> {
  try {
    const response = await fetch('/prices/current.json');
    return response.ok ? priceListSchema.parse(await response.json()).prices : [];
  } catch {
    return [];
  }
}
