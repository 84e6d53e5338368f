import type { PriceList } from '@parlance/domain/billing/priceList';
import { MINUTE_MS } from '@parlance/domain/durations';
import { readPriceList } from './catalogue/readPriceList.ts';

interface PricesResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** For this long a process, a browser and the CDN say what they said before. */
const KEPT_MS = 5 * MINUTE_MS;

let kept: { until: number; list: Promise<PriceList> } | undefined;

/** One reading for all that ask within five minutes. A failure is kept for nobody. */
function keptList(now: number): Promise<PriceList> {
  if (kept !== undefined && now < kept.until) return kept.list;
  const list = readPriceList();
  kept = { until: now + KEPT_MS, list };
  list.catch(() => {
    if (kept?.list === list) kept = undefined;
  });
  return list;
}

/** `/prices/current.json`, for anybody: the plans on sale with their prices, and nothing else of what is stored. */
export async function servePrices(
  { method, path }: { method: string; path: string },
  read = () => keptList(Date.now()),
): Promise<PricesResponse> {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  if (path !== '/prices/current.json')
    return { status: 404, headers: { ...headers, 'Cache-Control': 'no-store' }, body: '' };
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { ...headers, 'Cache-Control': 'no-store', Allow: 'GET, HEAD' }, body: '' };
  }
  const { prices } = await read();
  const seconds = KEPT_MS / 1000;
  return {
    status: 200,
    headers: { ...headers, 'Cache-Control': `public, max-age=${seconds}, s-maxage=${seconds}` },
    body: JSON.stringify({ prices }),
  };
}
