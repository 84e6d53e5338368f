import { createHmac } from 'node:crypto';
import { LIMITS } from '@parlance/domain/limits';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../kernel/outgoing/createCaller.ts';
import { OutgoingRefusal } from '../../../kernel/outgoing/OutgoingRefusal.ts';
import { createKeySets } from './createKeySets.ts';
import { isForSite } from './isForSite.ts';
import { type TokenKey, verifyIdentityToken } from './verifyIdentityToken.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const SECRET = new TextEncoder().encode('idsec_0123456789abcdefghijklmnopqrstuvwxyz');
const OTHER = new TextEncoder().encode('idsec_another-0123456789abcdefghijklmnopqr');
const KEYS: TokenKey[] = [{ algorithms: ['HS256'], key: SECRET }];
const CLAIMS = { sub: 'customer-1815', aud: 'bot', iat: SECONDS, exp: SECONDS + 300 };

/** Signs as a shop's server does, without the library that checks it. */
function sign(claims: object, key: Uint8Array = SECRET): string {
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

async function faultOf(token: string, keys: readonly TokenKey[] = KEYS, now = NOW) {
  return (await verifyIdentityToken(token, { keys, chatbotId: 'bot', now })).fault;
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('verifyIdentityToken', () => {
  it('reads whom a token names', async () => {
    const token = sign({
      ...CLAIMS,
      name: ' Ada Lovelace ',
      email: 'Ada@Customer.example',
      attributes: { plan: 'pro', orders: 12, isBusiness: true },
      site: ['https://shop.example', 'www.shop.example:8443'],
    });
    expect(await verifyIdentityToken(token, { keys: KEYS, chatbotId: 'bot', now: NOW })).toEqual({
      fault: null,
      claims: {
        subject: 'customer-1815',
        name: 'Ada Lovelace',
        email: 'ada@customer.example',
        attributes: { plan: 'pro', orders: 12, isBusiness: true },
        sites: ['shop.example', 'www.shop.example:8443'],
        expiresAt: new Date((SECONDS + 300) * 1000),
      },
    });
  });

  it('takes either of two secrets during a rotation', async () => {
    const keys = [{ algorithms: ['HS256'], key: OTHER } satisfies TokenKey, ...KEYS];
    expect(await faultOf(sign(CLAIMS), keys)).toBeNull();
    expect(await faultOf(sign(CLAIMS, OTHER), keys)).toBeNull();
    expect(await faultOf(sign(CLAIMS, OTHER))).toBe('signature');
  });

  it.each([
    ['nothing', ''],
    ['a word', 'hello'],
    ['three words', 'a.b.c'],
    ['an object', encoded({ alg: 'HS256' })],
  ])('refuses %s', async (_, token) => {
    expect(await faultOf(token)).toBe('malformed');
  });

  it('refuses a token without a signature, and one with another algorithm than the key is for', async () => {
    const payload = encoded(CLAIMS);
    expect(await faultOf(`${encoded({ alg: 'none' })}.${payload}.`)).toBe('algorithm');
    expect(await faultOf(`${encoded({ alg: 'None' })}.${payload}.`)).toBe('algorithm');
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const signed = await new SignJWT(CLAIMS).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    expect(await faultOf(signed)).toBe('algorithm');
    // With the public key, which anybody has, as the secret: the oldest trick there is.
    const set = createKeySets(answering({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }));
    const keys: TokenKey[] = [{ algorithms: ['RS256', 'ES256'], key: set('https://shop.example/jwks', NOW) }];
    const head = `${encoded({ alg: 'HS256', kid: 'one' })}.${payload}`;
    const mac = createHmac('sha256', await exportSPKI(publicKey))
      .update(head)
      .digest('base64url');
    expect(await faultOf(`${head}.${mac}`, keys)).toBe('algorithm');
    expect(await faultOf(`${head}.${mac}`, [...keys, ...KEYS])).toBe('signature');
  });

  it('refuses each changed character of a token', async () => {
    const token = sign(CLAIMS);
    // The last character of the signature has bits that stand for nothing.
    const places = Array.from({ length: token.length - 1 }, (_, place) => place).filter(
      (place) => token[place] !== '.',
    );
    const faults = await Promise.all(
      places.map((place) => {
        const other = token[place] === 'A' ? 'B' : 'A';
        return faultOf(`${token.slice(0, place)}${other}${token.slice(place + 1)}`);
      }),
    );
    expect(faults).toHaveLength(places.length);
    expect(faults).not.toContain(null);
  });

  it.each([
    ['of another chatbot', { aud: 'other' }, 'audience'],
    ['without an audience', { aud: undefined }, 'audience'],
    ['that is over', { iat: SECONDS - 400, exp: SECONDS - 61 }, 'expired'],
    ['without an end', { exp: undefined }, 'lifetime'],
    ['without a beginning', { iat: undefined }, 'lifetime'],
    ['that is good for longer than ten minutes', { exp: SECONDS + 601 }, 'lifetime'],
    ['that ends before it begins', { iat: SECONDS + 30, exp: SECONDS + 20 }, 'lifetime'],
    ['that was signed in the future', { iat: SECONDS + 120, exp: SECONDS + 300 }, 'not-yet-valid'],
    ['that does not count yet', { nbf: SECONDS + 120 }, 'not-yet-valid'],
    ['of nobody', { sub: undefined }, 'subject'],
    ['of an empty subject', { sub: '' }, 'subject'],
    ['of a subject with a blank around it', { sub: ' 1815' }, 'subject'],
    ['of a subject with a line break', { sub: '18\n15' }, 'subject'],
    ['of too long a subject', { sub: 'x'.repeat(LIMITS.subjectCharacters + 1) }, 'subject'],
    ['with no address', { email: 'ada' }, 'email'],
    ['with a name that is none', { name: 7 }, 'name'],
    ['with an attribute that is a list', { attributes: { plans: ['pro'] } }, 'attributes'],
    ['with attributes of no object', { attributes: 'pro' }, 'attributes'],
    [
      'with too many attributes',
      { attributes: Object.fromEntries(Array.from({ length: LIMITS.contactAttributes + 1 }, (__, n) => [`a${n}`, n])) },
      'attributes',
    ],
    ['with a site that is none', { site: 7 }, 'site'],
  ] as const)('refuses a token %s', async (_, claims, fault) => {
    expect(await faultOf(sign({ ...CLAIMS, ...claims }))).toBe(fault);
  });

  it('takes a token at the ends of what is allowed', async () => {
    const skew = LIMITS.identityClockSkewMs / 1000;
    expect(await faultOf(sign({ ...CLAIMS, exp: SECONDS + LIMITS.identityTokenMs / 1000 }))).toBeNull();
    expect(await faultOf(sign({ ...CLAIMS, iat: SECONDS - 300, exp: SECONDS - skew + 1 }))).toBeNull();
    expect(await faultOf(sign({ ...CLAIMS, iat: SECONDS + skew, exp: SECONDS + 300 }))).toBeNull();
    expect(await faultOf(sign({ ...CLAIMS, sub: 'x'.repeat(LIMITS.subjectCharacters) }))).toBeNull();
  });

  it('says so where nothing is set up', async () => {
    expect(await faultOf(sign(CLAIMS), [])).toBe('off');
  });
});

function answering(body: unknown, calls: string[] = []): Caller {
  return async ({ url }) => {
    calls.push(url);
    return { status: 200, type: 'application/json', body: new TextEncoder().encode(JSON.stringify(body)) };
  };
}

describe('a key set', () => {
  const url = 'https://shop.example/jwks';

  async function keyPair(kid: string, alg: 'RS256' | 'ES256') {
    const { privateKey, publicKey } = await generateKeyPair(alg);
    const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' };
    return { jwk, token: await new SignJWT(CLAIMS).setProtectedHeader({ alg, kid }).sign(privateKey) };
  }

  function keyOf(sets: ReturnType<typeof createKeySets>, now = NOW): TokenKey[] {
    return [{ algorithms: ['RS256', 'ES256'], key: sets(url, now) }];
  }

  it('checks tokens of either algorithm, and is fetched once', async () => {
    const [rsa, ec] = await Promise.all([keyPair('one', 'RS256'), keyPair('two', 'ES256')]);
    const calls: string[] = [];
    const sets = createKeySets(answering({ keys: [rsa.jwk, ec.jwk] }, calls));
    const faults = await Promise.all([rsa, ec, rsa].map(({ token }) => faultOf(token, keyOf(sets))));
    expect(faults).toEqual([null, null, null]);
    expect(calls).toEqual([url]);
  });

  it('is fetched anew for a key that it does not have, at most every half minute', async () => {
    const [old, fresh] = await Promise.all([keyPair('old', 'ES256'), keyPair('fresh', 'ES256')]);
    const calls: string[] = [];
    const set = { keys: [old.jwk] };
    const sets = createKeySets(answering(set, calls));
    expect(await faultOf(old.token, keyOf(sets))).toBeNull();
    set.keys = [fresh.jwk];
    expect(await faultOf(fresh.token, keyOf(sets))).toBe('signature');
    const later = new Date(NOW.getTime() + LIMITS.keySetRetryMs);
    expect(await faultOf(fresh.token, keyOf(sets, later))).toBeNull();
    expect(calls).toHaveLength(2);
  });

  it('counts for a day while it cannot be read anew, and without one a token is refused', async () => {
    const { jwk, token } = await keyPair('one', 'ES256');
    let isAway = false;
    const call: Caller = async (request) => {
      if (isAway) throw new OutgoingRefusal('unreachable');
      return answering({ keys: [jwk] })(request);
    };
    const sets = createKeySets(call);
    expect(await faultOf(token, keyOf(sets))).toBeNull();
    isAway = true;
    const later = new Date(NOW.getTime() + 300_000);
    expect(await faultOf(token, keyOf(sets, later))).toBeNull();
    const keysAfter = (ms: number) => keyOf(sets, new Date(NOW.getTime() + ms));
    expect(await faultOf(token, keysAfter(LIMITS.keySetStaleMs))).toBeNull();
    expect(await faultOf(token, keysAfter(LIMITS.keySetStaleMs + 1))).toBe('keys-away');
    expect(await faultOf(token, keyOf(createKeySets(call)))).toBe('keys-away');
    expect(await faultOf(token, keyOf(createKeySets(answering('no set'))))).toBe('keys-away');
  });
});

it.each([
  [[], 'https://shop.example', true],
  [[], '', true],
  [['shop.example'], 'https://shop.example', true],
  [['shop.example'], 'https://shop.example:8443', false],
  [['shop.example'], 'https://shop.example.evil.example', false],
  [['shop.example'], 'https://evil.example', false],
  [['shop.example'], '', false],
])('takes a token for %j shown by "%s": %s', (sites, origin, expected) => {
  expect(isForSite({ sites }, origin)).toBe(expected);
});
