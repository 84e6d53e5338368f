import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { serve, type Server } from '../http/serve.ts';
import { startStripe } from './startStripe.ts';

/** Every field of the two objects in Stripe's own OpenAPI fixtures. */
const PRODUCT_FIELDS =
  'active created default_price description id images livemode marketing_features metadata name object ' +
  'package_dimensions shippable statement_descriptor tax_code type unit_label updated url';
const PRICE_FIELDS =
  'active billing_scheme created currency custom_unit_amount id livemode lookup_key metadata nickname object product ' +
  'recurring tax_behavior tiers_mode transform_quantity type unit_amount unit_amount_decimal';

const listSchema = z.object({
  object: z.literal('list'),
  data: z.array(z.looseObject({ id: z.string() })),
  has_more: z.boolean(),
  url: z.string(),
});

let server: Server;

beforeAll(async () => {
  server = await startStripe({ port: 0 });
});
afterAll(() => server.stop());

async function get(path: string, key = 'sk_test_x'): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}${path}`, {
    headers: key === '' ? {} : { authorization: `Bearer ${key}` },
  });
  return { status: response.status, body: await response.json() };
}

describe('the Stripe stand-in', () => {
  it.each([
    ['/v1/products', PRODUCT_FIELDS, 3],
    ['/v1/prices', PRICE_FIELDS, 6],
  ])('lists %s with the fields that Stripe sends', async (path, fields, count) => {
    const { data, url, has_more } = listSchema.parse((await get(path)).body);
    expect({ url, has_more, count: data.length }).toEqual({ url: path, has_more: false, count });
    for (const entry of data) expect(Object.keys(entry).sort()).toEqual(fields.split(' ').sort());
  });

  it('gives each plan its price and its name', async () => {
    const prices = listSchema.parse((await get('/v1/prices')).body).data.map(({ unit_amount }) => unit_amount);
    const plans = listSchema.parse((await get('/v1/products')).body).data.map(({ metadata }) => metadata);
    expect(prices).toEqual([500, 500, 1000, 1000, 2500, 2500]);
    expect(plans).toEqual([{ plan: 'starter' }, { plan: 'pro' }, { plan: 'business' }]);
  });

  it('pages by cursor', async () => {
    const first = listSchema.parse((await get('/v1/prices?limit=4')).body);
    expect(first.has_more).toBe(true);
    const last = first.data.at(-1)?.id ?? '';
    const rest = listSchema.parse((await get(`/v1/prices?limit=4&starting_after=${last}`)).body);
    expect([rest.data.length, rest.has_more]).toEqual([2, false]);
  });

  it('answers first, and tells of what came of it a moment later', async () => {
    const told: string[] = [];
    const endpoint = await serve(0, ({ body }) => {
      told.push(body);
      return { status: 200, body: '' };
    });
    const stripe = await startStripe({ port: 0, webhook: { url: endpoint.url, secret: 'whsec_x' } });
    // Its catalogue is new.
    await expect.poll(() => told.length, { timeout: 30_000 }).toBe(9);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await fetch(`${stripe.url}/v1/customers`, { method: 'POST', headers: { authorization: 'Bearer sk_test_x' } });
    expect(told).toHaveLength(9);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await expect.poll(() => told.at(9), { timeout: 30_000 }).toContain('customer.created');
    await stripe.stop();
    await endpoint.stop();
  });

  it.each([
    ['/v1/products', '', 401, {}],
    ['/v1/products', 'pk_test_x', 401, {}],
    ['/v1/products/prod_none', 'sk_test_x', 404, { code: 'resource_missing', message: "No such product: 'prod_none'" }],
    ['/v1/prices/price_none', 'sk_test_x', 404, { code: 'resource_missing', param: 'price' }],
    ['/v1/prices?limit=0', 'sk_test_x', 400, { param: 'limit' }],
    ['/v1/prices?limit=x', 'sk_test_x', 400, { code: 'parameter_invalid_integer' }],
    ['/v1/prices?colour=red', 'sk_test_x', 400, { code: 'parameter_unknown', param: 'colour' }],
    ['/v1/payouts', 'sk_test_x', 404, { message: 'Unrecognized request URL (GET: /v1/payouts).' }],
  ])('refuses %s with key "%s" by status %i and an error object', async (path, key, status, error) => {
    const answer = await get(path, key);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', ...error } });
  });
});
