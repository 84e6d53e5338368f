import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { afterAll, describe, expect, it } from 'vitest';
import { checkAddress } from '../../functions/src/kernel/outgoing/checkAddress.ts';
import { createFetcher, type Fetcher, type FetcherOptions } from '../../functions/src/kernel/outgoing/createFetcher.ts';
import { isPublicAddress } from '../../functions/src/kernel/outgoing/isPublicAddress.ts';
import { OutgoingRefusal } from '../../functions/src/kernel/outgoing/OutgoingRefusal.ts';
import { HOSTILE_ADDRESSES } from './hostileAddresses.ts';
import { startSite } from '../support/hostile-site/startSite.ts';

const NOBODY: ReadonlySet<string> = new Set();
const canary = await startSite({ '*': { body: 'Nobody may read this.' } });
const good = await startSite({
  '/': (request) => ({ body: JSON.stringify(request.headers) }),
  '/cookie': { headers: { 'set-cookie': 'a=b' }, body: 'set' },
  '*': (request) => {
    const [, code = '302', target = ''] = /^\/(?:by\/(\d{3})\/)?(.*)$/.exec(request.url ?? '') ?? [];
    return { status: Number(code), headers: { location: decodeURIComponent(target) } };
  },
});

afterAll(async () => {
  await Promise.all([canary.stop(), good.stop()]);
});

function fetcher(options: Partial<FetcherOptions> = {}): Fetcher {
  return createFetcher({ userAgent: 'ParlanceBot/1.0 (+test)', localHosts: NOBODY, requestMs: 2000, ...options });
}

async function reasonOf(answer: Promise<unknown>): Promise<string> {
  try {
    await answer;
    return 'answered';
  } catch (error) {
    return error instanceof OutgoingRefusal ? error.reason : String(error);
  }
}

const ask = { accept: '*/*', maxBytes: 10_000 };
const goodPort = good.origin.split(':').at(-1) ?? '';
const canaryPort = canary.origin.split(':').at(-1) ?? '';

describe('T-27 T-31 addresses that are not public', () => {
  it.each(HOSTILE_ADDRESSES)('%s are refused before a socket opens', async (_id, addresses) => {
    const fetch = fetcher({ resolve: () => Promise.reject(new Error('asked the name server')) });
    const reasons = await Promise.all(
      addresses.map((address) => reasonOf(fetch(address.replaceAll('PORT', canaryPort), ask))),
    );
    expect(reasons).toEqual(addresses.map(() => 'address-not-allowed'));
    expect(canary.hits).toEqual([]);
  });

  it.each(HOSTILE_ADDRESSES)('%s are refused behind a redirect', async (_id, addresses) => {
    const fetch = fetcher({ localHosts: new Set([good.host]) });
    const targets = addresses
      .map((address) => address.replaceAll('PORT', canaryPort))
      .filter((address) => address !== '' && address.length < 900 && URL.canParse(address));
    const reasons = await Promise.all(
      targets.map((target) => reasonOf(fetch(`${good.origin}/${encodeURIComponent(encodeURI(target))}`, ask))),
    );
    expect(reasons.filter((reason) => reason === 'answered')).toEqual([]);
    expect(canary.hits).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])('A-15 are refused behind a redirect by %d, and behind three', async (code) => {
    const fetch = fetcher({ localHosts: new Set([good.host]) });
    const targets = ['http://127.0.0.1:PORT', 'http://10.0.0.1', 'http://169.254.169.254', 'http://[::1]:PORT']
      .concat(['http://[::ffff:127.0.0.1]:PORT', 'http://2130706433:PORT/', 'http://0x7f000001:PORT', '//127.1:PORT/'])
      .map((target) => target.replaceAll('PORT', canaryPort));
    const hop = (target: string) => `${good.origin}/by/${code}/${encodeURIComponent(target)}`;
    for (const target of targets) {
      expect([target, await reasonOf(fetch(hop(target), ask))]).toEqual([target, 'address-not-allowed']);
      expect([target, await reasonOf(fetch(hop(hop(hop(target))), ask))]).toEqual([target, 'address-not-allowed']);
    }
    expect(canary.hits).toEqual([]);
    // The way there is one that can be gone.
    expect((await fetch(hop(hop(`${good.origin}/`)), ask)).status).toBe(200);
  });

  it('A-20 a twin of an allowed host in other letters is another host', async () => {
    const resolved: string[] = [];
    const fetch = fetcher({
      localHosts: new Set(['example.com:80']),
      resolve: async (host) => {
        resolved.push(host);
        return [{ address: '127.0.0.1', family: 4 }];
      },
    });
    expect(await reasonOf(fetch('http://еxample.com/', ask))).toBe('address-not-allowed');
    expect(resolved).toEqual(['xn--xample-2of.com']);
  });
});

describe('T-28 names', () => {
  const answers =
    (...addresses: readonly string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  it.each([
    ['A-12', ['127.0.0.1']],
    ['A-12', ['::1']],
    ['A-12', ['::ffff:127.0.0.1']],
    ['A-12', ['64:ff9b::7f00:1']],
    ['A-12', ['169.254.169.254']],
    ['A-13', ['93.184.216.34', '127.0.0.1']],
    ['A-13', ['2606:2800:220:1:248:1893:25c8:1946', '10.0.0.1']],
  ])('%s that stand for %s are refused', async (_id, addresses) => {
    const fetch = fetcher({ resolve: answers(...addresses) });
    expect(await reasonOf(fetch('http://example.com/', ask))).toBe('address-not-allowed');
    expect(await reasonOf(fetch('https://example.com/', ask))).toBe('address-not-allowed');
    expect(canary.hits).toEqual([]);
  });

  it('A-14 are asked for once a connection: what was checked is what is connected to', async () => {
    const given = [{ address: '127.0.0.1', family: 4 }];
    const fetch = fetcher({
      localHosts: new Set([`shop.example:${goodPort}`]),
      resolve: async () => given.splice(0),
    });
    const answer = await fetch(`http://shop.example:${goodPort}/`, ask);
    expect(answer.status).toBe(200);
    expect(given).toEqual([]);
  });

  it('A-14 that change between two redirects are checked with each of them', async () => {
    let asked = 0;
    const fetch = fetcher({
      localHosts: new Set([good.host]),
      resolve: async () => {
        asked += 1;
        return [{ address: '127.0.0.1', family: 4 }];
      },
    });
    expect(await reasonOf(fetch(`${good.origin}/${encodeURIComponent('http://example.com/')}`, ask))).toBe(
      'address-not-allowed',
    );
    expect(asked).toBe(1);
  });

  it('that nobody answers for end with the deadline', async () => {
    const fetch = fetcher({ requestMs: 200, resolve: () => new Promise(() => undefined) });
    expect(await reasonOf(fetch('http://example.com/', ask))).toBe('timeout');
  });
});

describe('T-32 a request', () => {
  it('carries nothing but what it needs', async () => {
    const fetch = fetcher({ localHosts: new Set([good.host]) });
    await fetch(`${good.origin}/cookie`, ask);
    const { body } = await fetch(`${good.origin}/${encodeURIComponent('/')}`, {
      ...ask,
      headers: { ifNoneMatch: '"x"' },
    });
    const sent: unknown = JSON.parse(new TextDecoder().decode(body));
    expect(Object.keys(z.record(z.string(), z.string()).parse(sent)).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'if-none-match',
      'user-agent',
    ]);
  });

  it('ends when its caller gives up, with the reason of the caller', async () => {
    const aborter = new AbortController();
    const answer = fetcher({ resolve: () => new Promise(() => undefined) })('http://example.com/', {
      ...ask,
      signal: aborter.signal,
    });
    aborter.abort(new Error('deleted'));
    await expect(answer).rejects.toThrow('deleted');
  });
});

describe('T-27 every address of the URL standard', () => {
  const folder = process.env['PARLANCE_TEST_DATA'];

  it.runIf(folder !== undefined)('is refused, or is a plain public one', () => {
    const cases: unknown = JSON.parse(readFileSync(path.join(folder ?? '', 'url-cases.json'), 'utf8'));
    const inputs = z
      .array(z.union([z.string(), z.looseObject({ input: z.string() }).transform(({ input }) => input)]))
      .parse(cases);
    const passed = inputs.flatMap((input) => {
      try {
        return [checkAddress(input, NOBODY)];
      } catch {
        return [];
      }
    });
    expect(passed.length).toBeGreaterThan(10);
    const strange = passed.filter(
      (url) =>
        !/^https?:$/.test(url.protocol) ||
        `${url.username}${url.password}${url.port}` !== '' ||
        (/^[\d.]+$|^\[/.test(url.hostname) && !isPublicAddress(url.hostname.replace(/^\[|\]$/g, ''))) ||
        !/[.\]]/.test(url.hostname),
    );
    expect(strange.map(String)).toEqual([]);
  });
});
