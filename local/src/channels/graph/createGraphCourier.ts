import { createHmac } from 'node:crypto';
import { localAppSecret } from '../LOCAL_META.ts';
import type { GraphAccount, GraphWebhook } from './graphState.ts';

/** Pause before an event is delivered again, in milliseconds, and how often. */
const AGAIN_MS = 500;
const ATTEMPTS = 20;

export interface GraphCourier {
  /** Delivers an event to the app's address, again and again until it is taken. */
  deliver: (account: GraphAccount, event: object) => Promise<void>;
  /** Delivers an event once. Status of the answer; 0 where there is none. */
  post: (account: GraphAccount, event: object) => Promise<number>;
  /** Delivers an account's newest event once more, as where the answer was lost. */
  repeat: (account: GraphAccount) => Promise<number>;
  /** Asks an address whether it is the app's, by a word that it must say again: https://developers.facebook.com/docs/graph-api/webhooks/getting-started */
  verify: (webhook: GraphWebhook) => Promise<boolean>;
  stop: () => void;
}

async function send({ id, webhook, isSubscribed }: GraphAccount, body: string): Promise<number> {
  if (webhook === null || !isSubscribed) return 0;
  const signature = createHmac('sha256', localAppSecret(id)).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` };
  try {
    const response = await fetch(webhook.url, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** The way from the stand-in to the addresses of apps. */
export function createGraphCourier(): GraphCourier {
  const newest = new Map<GraphAccount, string>();
  const timers = new Set<NodeJS.Timeout>();

  async function attempt(account: GraphAccount, body: string, count: number): Promise<void> {
    if ((await send(account, body)) === 200 || count >= ATTEMPTS) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(account, body, count + 1);
    }, AGAIN_MS);
    timers.add(timer);
  }

  return {
    deliver: async (account, event) => {
      const body = JSON.stringify(event);
      newest.set(account, body);
      await attempt(account, body, 1);
    },
    post: async (account, event) => send(account, JSON.stringify(event)),
    repeat: async (account) => send(account, newest.get(account) ?? '{}'),
    verify: async ({ url, verifyToken }) => {
      const challenge = String(Math.floor(Math.random() * 1e9));
      const query = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': verifyToken,
        'hub.challenge': challenge,
      });
      try {
        const response = await fetch(`${url}?${query}`);
        return response.status === 200 && (await response.text()) === challenge;
      } catch {
        return false;
      }
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
