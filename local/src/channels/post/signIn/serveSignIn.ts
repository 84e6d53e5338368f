import * as z from 'zod';
import { escapeHtml } from '../../../http/html.ts';
import { json } from '../../../http/json.ts';
import type { Handler, Reply } from '../../../http/serve.ts';
import { LOCAL_MAIL_CLIENT } from '../../LOCAL_MAIL_CLIENT.ts';
import { plainPage } from '../../phone/phonePages.ts';
import type { PostWorld } from '../createPostWorld.ts';

const NAMES: Readonly<Record<string, string>> = { google: 'Google', microsoft: 'Microsoft' };

/** Fields of a request for a consent (RFC 6749, section 4.1.1; RFC 7636, section 4.3). */
const askedSchema = z.object({
  client_id: z.literal(LOCAL_MAIL_CLIENT.id),
  redirect_uri: z.url(),
  response_type: z.literal('code'),
  scope: z.string().min(1),
  state: z.string().min(1),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
  login_hint: z.string().default(''),
});

function lead(address: string, fields: Readonly<Record<string, string>>): Reply {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return { status: 302, headers: { location: url.href }, body: '' };
}

function consentPage(name: string, query: URLSearchParams, addresses: readonly string[]): Reply {
  const linkTo = (fields: Readonly<Record<string, string>>): string => {
    const search = new URLSearchParams([...query, ...Object.entries(fields)]);
    return escapeHtml(`consent?${search.toString()}`);
  };
  const links = addresses.map(
    (address) => `<li><a href="${linkTo({ account: address })}">${escapeHtml(address)}</a></li>`,
  );
  return plainPage(
    `Sign in with ${name}`,
    `<body><main><h1>Sign in with ${name}</h1><p class="hint">Stand-in on this machine. Parlance wants to read and send the mails of:</p>
<ul>${links.join('')}</ul><p><a href="${linkTo({ refused: '1' })}">Refuse</a></p></main></body>`,
  );
}

/** Serves /sign-in/{google|microsoft}/authorize, where the owner of a mailbox consents, and /token. It refuses what the originals refuse. */
export function serveSignIn({ consents, addresses }: PostWorld, { method, url, body }: Parameters<Handler>[0]): Reply {
  const [, , provider = '', step] = url.pathname.split('/');
  const name = NAMES[provider];
  if (name === undefined) return json({ error: 'not_found' }, 404);
  if (step === 'token') {
    if (method !== 'POST') return json({ error: 'invalid_request' }, 405);
    const form = new URLSearchParams(body);
    const isKnown =
      form.get('client_id') === LOCAL_MAIL_CLIENT.id && form.get('client_secret') === LOCAL_MAIL_CLIENT.secret;
    if (!isKnown) return json({ error: 'invalid_client' }, 401);
    const answer = consents.grant(form);
    return json(answer, 'error' in answer ? 400 : 200);
  }
  const asked = askedSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!asked.success) return json({ error: 'invalid_request' }, 400);
  const { redirect_uri: redirectUri, state, code_challenge: challenge, login_hint: hint } = asked.data;
  if (step === 'authorize') {
    const own = addresses().filter((address) => address !== hint.toLowerCase());
    const known = own.length < addresses().length ? [hint.toLowerCase(), ...own] : own;
    return consentPage(name, url.searchParams, known);
  }
  if (url.searchParams.has('refused')) return lead(redirectUri, { error: 'access_denied', state });
  const code = consents.consent({ address: url.searchParams.get('account') ?? '', challenge, redirectUri });
  return lead(redirectUri, { code, state });
}
