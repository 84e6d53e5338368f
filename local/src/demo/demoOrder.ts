import { json } from '../http/json.ts';
import type { Reply } from '../http/serve.ts';

/** Orders of the demo shop, by number. */
const ORDERS: Readonly<Record<string, object>> = {
  '10234': { order: '10234', status: 'shipped', carrier: 'DHL', parcel: '00340434161094021501', pieces: 2 },
  '10235': { order: '10235', status: 'being packed', pieces: 1 },
};

const CHANGES: ReadonlySet<string> = new Set(['/orders/cancel', '/orders/return']);

/**
 * The demo shop's endpoint for a chatbot's actions: `GET /orders/10234` says where an order is, `POST /orders/cancel` with
 * `{"orderId":"10235"}` takes one back that is not on its way, and `POST /orders/return` one that has arrived. Nothing is kept. Undefined
 * for other addresses.
 */
export function demoOrder({ method, url, body }: { method: string; url: URL; body: string }): Reply | undefined {
  const [, orderId = ''] = /^\/orders\/(\d{5})$/.exec(url.pathname) ?? [];
  if (method === 'GET' && orderId !== '') {
    const order = ORDERS[orderId];
    return order === undefined ? json({ error: 'not-found' }, 404) : json(order);
  }
  if (method !== 'POST' || !CHANGES.has(url.pathname)) return undefined;
  const wanted = Object.keys(ORDERS).find((id) => body.includes(`"${id}"`));
  if (wanted === undefined) return json({ error: 'not-found' }, 404);
  if (url.pathname === '/orders/return') return json({ order: wanted, returnNumber: `RE-${wanted}` });
  return wanted === '10234' ? json({ error: 'shipped' }, 409) : json({ order: wanted, status: 'cancelled' });
}
