import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { json } from '../http/json.ts';
import type { Reply } from '../http/serve.ts';
import { expand } from './render/expand.ts';
import { familyOf } from './render/familyOf.ts';
import { ACCOUNT_ROUTES } from './resources/accountRoutes.ts';
import { CATALOGUE_ROUTES } from './resources/catalogueRoutes.ts';
import { CHECKOUT_ROUTES } from './resources/checkoutRoutes.ts';
import { CUSTOMER_ROUTES } from './resources/customerRoutes.ts';
import { INVOICE_ROUTES } from './resources/invoiceRoutes.ts';
import { MOBILE_ROUTES } from './resources/mobileRoutes.ts';
import { PAUSE_ROUTES } from './resources/pauseRoutes.ts';
import { PORTAL_ROUTES } from './resources/portalRoutes.ts';
import { SCHEDULE_ROUTES } from './resources/scheduleRoutes.ts';
import { SUBSCRIPTION_ROUTES } from './resources/subscriptionRoutes.ts';
import { TAX_ROUTES } from './resources/taxRoutes.ts';
import type { World } from './state/World.ts';
import { StripeProblem } from './StripeProblem.ts';
import { expandField } from './http/fields.ts';
import { parseForm } from './http/parseForm.ts';
import type { Route } from './http/Route.ts';

const CURRENT_VERSION = '2026-10-28.endive';

const ROUTES: readonly Route[] = [
  ...ACCOUNT_ROUTES,
  ...CATALOGUE_ROUTES,
  ...CHECKOUT_ROUTES,
  ...CUSTOMER_ROUTES,
  ...INVOICE_ROUTES,
  ...MOBILE_ROUTES,
  ...PAUSE_ROUTES,
  ...PORTAL_ROUTES,
  ...SCHEDULE_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...TAX_ROUTES,
];

/** A request to /v1/… */
export interface HttpCall {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

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

/** The ids in a path that a route leaves open; undefined where it is another route's. */
function match(route: Route, parts: readonly string[]): string[] | undefined {
  const wanted = route.path.split('/');
  if (wanted.length !== parts.length) return undefined;
  if (!wanted.every((part, at) => part === ':' || part === parts[at])) return undefined;
  return parts.filter((_, at) => wanted[at] === ':').map(decodeURIComponent);
}

function answer(world: World, { method, url, headers, body }: HttpCall): unknown {
  requireKey(headers.authorization);
  const parts = url.pathname.slice('/v1/'.length).split('/');
  // An address with a word of its own goes before one with an id in its place.
  const found = ROUTES.filter((route) => route.method === method)
    .map((route) => ({ route, ids: match(route, parts) }))
    .filter(({ ids }) => ids !== undefined)
    .toSorted((one, other) => (one.ids?.length ?? 0) - (other.ids?.length ?? 0))[0];
  if (found === undefined) throw new StripeProblem(404, `Unrecognized request URL (${method}: ${url.pathname}).`);
  const sent = headers['stripe-version'];
  const version = typeof sent === 'string' ? sent : CURRENT_VERSION;
  const family = familyOf(version);
  const { expand: wanted, ...form } = parseForm([url.search.slice(1), body].filter((part) => part !== '').join('&'));
  const paths = z.array(z.string()).safeParse(expandField.parse(wanted)).data ?? [];
  const asks = (property: string): boolean => paths.some((path) => path.split('.').at(-1) === property);
  const result = found.route.serve({ world, family, version, ids: found.ids ?? [], form, asks });
  return expand(
    world,
    result,
    paths.filter((path) => !path.endsWith('payments')),
    family,
  );
}

function attempt(world: World, call: HttpCall): { status: number; body: unknown } {
  try {
    return { status: 200, body: answer(world, call) };
  } catch (error) {
    if (error instanceof StripeProblem) return { status: error.status, body: error.body };
    throw error;
  }
}

/**
 * Answers a request to the API. A key of idempotency gives the first answer again, and refuses another request with the same
 * key: https://docs.stripe.com/api/idempotent_requests
 */
export function serveApi(world: World, call: HttpCall): Reply {
  const requestId = { 'request-id': `req_${randomBytes(7).toString('hex')}` };
  if (world.failures > 0) {
    world.failures -= 1;
    return json({ error: { type: 'api_error', message: 'Failing as asked.' } }, 500, requestId);
  }
  const key = call.headers['idempotency-key'];
  if (call.method !== 'POST' || typeof key !== 'string') {
    const { status, body } = attempt(world, call);
    return json(body, status, requestId);
  }
  const request = createHash('sha256').update(`${call.url.pathname}\n${call.body}`).digest('hex');
  const known = world.state.replays[key];
  if (known !== undefined && known.request !== request) {
    const problem = new StripeProblem(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      { type: 'idempotency_error' },
    );
    return json(problem.body, problem.status, requestId);
  }
  if (known !== undefined) return json(known.body, known.status, { ...requestId, 'idempotent-replayed': 'true' });
  const { status, body } = attempt(world, call);
  // What was refused before anything began may be sent anew.
  if (status !== 401 && status !== 404) world.state.replays[key] = { request, status, body };
  return json(body, status, requestId);
}
