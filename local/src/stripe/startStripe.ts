import { type Handler, serve, type Server } from '../http/serve.ts';
import { urlOf } from '../config/urls.ts';
import { Dispatcher } from './events/Dispatcher.ts';
import { serveApi } from './serveApi.ts';
import { serveControl } from './http/control.ts';
import { checkoutPage } from './pages/checkoutPage.ts';
import { invoicePage } from './pages/invoicePage.ts';
import { portalPage } from './pages/portalPage.ts';
import { createWorld } from './createWorld.ts';
import { openState } from './state/openState.ts';
import type { World } from './state/World.ts';

export interface StripeOptions {
  port: number;
  /** File in which its objects survive a restart; without one they are in memory only. */
  file?: string;
  /** The product's own endpoint for events of the classic API version, and what they are signed with. */
  webhook?: { url: string; secret: string };
}

/** Stripe answers a call of its API first, and tells of what came of it a moment later. */
const TELLS_AFTER_MS = 400;
/** The API version of the product's endpoint: the documents that it writes have that version's form. */
const WEBHOOK_VERSION = '2022-11-15';

function connectWebhook({ state, now }: World, { url, secret }: { url: string; secret: string }): void {
  state.endpoints['we_parlance'] = {
    id: 'we_parlance',
    created: state.endpoints['we_parlance']?.created ?? now(),
    url,
    secret,
    apiVersion: WEBHOOK_VERSION,
    events: ['*'],
    isOn: true,
    metadata: {},
  };
}

function handlerOf(world: World, dispatcher: Dispatcher, save: () => void): Handler {
  return async ({ method, url, headers, body }) => {
    const [, kind = '', id = ''] = /^\/(c\/pay|p\/session|i|_control)\/([\w-]+)/.exec(url.pathname) ?? [];
    const reply = await (async () => {
      if (kind === 'c/pay') return checkoutPage(world, id, method, body);
      if (kind === 'p/session') return portalPage(world, id, method, body);
      if (kind === 'i') return invoicePage(world, id);
      if (kind === '_control') return serveControl(world, dispatcher, id, body);
      return serveApi(world, { method, url, headers, body });
    })();
    if (method !== 'GET') {
      save();
      dispatcher.wake(kind === '' ? TELLS_AFTER_MS : 0);
    }
    return reply;
  };
}

/**
 * Stripe for machines without a Stripe account: the part of its API that the product uses, for API versions 2022-11-15 and
 * 2026-10-28, hosted pages, signed webhooks, and a clock that can be put forward. Nothing is ever charged. What it does not do
 * is refused as an unknown URL or parameter and never pretended.
 */
export async function startStripe({ port, file, webhook }: StripeOptions): Promise<Server> {
  const { state, isNew, save } = openState(file);
  const dispatcher = new Dispatcher(state, save);
  const world = createWorld(state, urlOf(port));
  if (webhook !== undefined) connectWebhook(world, webhook);
  if (isNew) {
    for (const id of Object.keys(state.products)) world.emit('product.created', 'products', id);
    for (const id of Object.keys(state.prices)) world.emit('price.created', 'prices', id);
  }
  const server = await serve(port, handlerOf(world, dispatcher, save));
  world.url = server.url;
  dispatcher.wake();
  return {
    url: server.url,
    stop: async () => {
      dispatcher.stop();
      save();
      await server.stop();
    },
  };
}
