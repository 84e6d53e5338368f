import { toLocale } from '@parlance/domain/locales';
import { formatMoney } from '#web/lib/formatMoney.ts';
import { readPrices } from './pricing/readPrices.ts';

/* Runs on the price page: puts the prices on sale in place of those that the page was built with. */

const locale = toLocale(document.documentElement.lang);

void readPrices().then((prices) =>
  prices.forEach(({ plan, cents, currency }) => {
    const price = formatMoney(cents, currency, locale);
    for (const place of document.querySelectorAll(`[data-price=${plan}]`)) {
      if (place.textContent !== price) place.textContent = price;
    }
  }),
);
