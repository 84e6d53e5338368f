import { createHash } from 'node:crypto';
import type { Reply } from '../http/serve.ts';
import { signIdentity } from './signIdentity.ts';

/** Secret with which the demo shop vouches for its customers: its server's and the seeded chatbot's. */
export const DEMO_IDENTITY_SECRET = `idsec_${createHash('sha256').update('parlance demo shop').digest('base64url')}`;

/** The customer who can sign in at the demo shop, without a password. */
export const DEMO_CUSTOMER = {
  id: 'nora',
  name: 'Nora Winter',
  claims: {
    sub: 'K-10234',
    name: 'Nora Winter',
    email: 'nora.winter@customer.example',
    attributes: { plan: 'Fernweg Club', orders: 3 },
  },
} as const;

const TOKEN_SECONDS = 300;

/** The page's part, as the documentation has it: the shop's policy allows no script in the page. */
const PAGE_SCRIPT = `window.Parlance ??= Object.assign((...call) => window.Parlance.q.push(call), { q: [] });
Parlance('on', 'identify', async ({ chatbot }) => {
  const customer = new URLSearchParams(location.search).get('customer');
  const response = await fetch('/chat-token?chatbot=' + chatbot + '&customer=' + customer);
  Parlance('identify', { token: await response.text() });
});
`;

function tokenFor(chatbotId: string): string {
  const iat = Math.floor(Date.now() / 1000);
  return signIdentity(DEMO_IDENTITY_SECRET, { ...DEMO_CUSTOMER.claims, aud: chatbotId, iat, exp: iat + TOKEN_SECONDS });
}

/**
 * Parts that a shop adds so that the chat knows its customers: `/account.js` for its pages, and `/chat-token`, which vouches for who is signed
 * in. Undefined for other addresses.
 */
export function demoAccount(url: URL): Reply | undefined {
  if (url.pathname === '/account.js')
    return { headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: PAGE_SCRIPT };
  if (url.pathname !== '/chat-token') return undefined;
  const isSignedIn = url.searchParams.get('customer') === DEMO_CUSTOMER.id;
  const body = isSignedIn ? tokenFor(url.searchParams.get('chatbot') ?? '') : '';
  return { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }, body };
}
