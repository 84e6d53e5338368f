import { type PriceList, priceListSchema } from '@parlance/domain/billing/priceList';
import { toLocale } from '@parlance/domain/locales';
import { formatMoney } from '#web/lib/formatMoney.ts';

/** Prices on sale now. Empty if they cannot be read: those that the page was built with stay. Never throws. */
async function readPrices(): Promise<PriceList['prices']> {
  try {
    const response = await fetch('/prices/current.json');
    return response.ok ? priceListSchema.parse(await response.json()).prices : [];
  } catch {
    return [];
  }
}

/* Runs on the price page: puts the prices on sale in place of those that the page was built with. */

const locale = toLocale(document.documentElement.lang);

/** Shows a plan's price. A plan not sold in a currency has the price of another one, which is not shown there twice. */
function show(place: HTMLElement, prices: PriceList['prices']): void {
  const { price: plan, currency } = place.dataset;
  const onSale = prices.filter((each) => each.plan === plan);
  const shown = onSale.find((each) => each.currency === currency) ?? onSale[0];
  if (shown === undefined) return;
  if (onSale.length === 1) place.closest('.pricing-other')?.remove();
  const text = formatMoney(shown.cents, shown.currency, locale);
  if (place.textContent !== text) place.textContent = text;
}

async function showAll(): Promise<void> {
  const prices = await readPrices();
  for (const place of document.querySelectorAll<HTMLElement>('[data-price]')) show(place, prices);
}

void showAll();
