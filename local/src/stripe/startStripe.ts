import { randomBytes } from 'node:crypto';
import { json } from '../http/json.ts';
import { type Handler, serve, type Server } from '../http/serve.ts';
import { PRICES, PRODUCTS } from './CATALOGUE.ts';
import { listPageOf } from './listPageOf.ts';
import { StripeProblem } from './StripeProblem.ts';

const LIST_PARAMETERS = { products: ['active'], prices: ['active', 'product'] } as const;
const PAGE_PARAMETERS = ['limit', 'starting_after'];

function keyOf(authorization: string | undefined): string {
  if (authorization?.startsWith('Bearer ') === true) return authorization.slice('Bearer '.length);
  if (authorization?.startsWith('Basic ') !== true) return '';
  return Buffer.from(authorization.slice('Basic '.length), 'base64').toString().split(':')[0] ?? '';
}

function requireKey(authorization: string | undefined): void {
  const key = keyOf(authorization);
  if (key === '') {
    throw new StripeProblem(
      401,
      'You did not provide an API key. Send it as a bearer token in the Authorization header.',
    );
  }
  if (!key.startsWith('sk_test_')) throw new StripeProblem(401, `Invalid API Key provided: ${key.slice(0, 7)}****`);
}

function list(kind: keyof typeof LIST_PARAMETERS, query: URLSearchParams): unknown {
  const known: readonly string[] = [...PAGE_PARAMETERS, ...LIST_PARAMETERS[kind]];
  const unknown = [...query.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new StripeProblem(400, `Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
  const active = query.get('active');
  const isWanted = (entry: { active: boolean }): boolean => active === null || String(entry.active) === active;
  if (kind === 'products') return listPageOf('/v1/products', PRODUCTS.filter(isWanted), query);
  const product = query.get('product');
  const prices = PRICES.filter((price) => isWanted(price) && (product === null || price.product === product));
  return listPageOf('/v1/prices', prices, query);
}

function find(kind: keyof typeof LIST_PARAMETERS, id: string): unknown {
  const all: readonly { id: string }[] = kind === 'products' ? PRODUCTS : PRICES;
  const found = all.find((entry) => entry.id === id);
  if (found !== undefined) return found;
  const [noun, param] = kind === 'products' ? ['product', 'id'] : ['price', 'price'];
  throw new StripeProblem(404, `No such ${noun}: '${id}'`, { code: 'resource_missing', param });
}

function answer(method: string, url: URL): unknown {
  const [, kind, id] = /^\/v1\/(products|prices)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
  if (method !== 'GET' || (kind !== 'products' && kind !== 'prices')) {
    throw new StripeProblem(404, `Unrecognized request URL (${method}: ${url.pathname}).`);
  }
  return id === undefined ? list(kind, url.searchParams) : find(kind, id);
}

const handle: Handler = ({ method, url, headers }) => {
  const requestId = { 'request-id': `req_${randomBytes(7).toString('hex')}` };
  try {
    requireKey(headers.authorization);
    return json(answer(method, url), 200, requestId);
  } catch (error) {
    if (error instanceof StripeProblem) return json(error.body, error.status, requestId);
    throw error;
  }
};

/**
 * Stripe's catalogue for machines without a Stripe account: products and prices, read only. Whatever it does not do is
 * refused as an unknown URL and never pretended.
 */
export function startStripe(port: number): Promise<Server> {
  return serve(port, handle);
}
