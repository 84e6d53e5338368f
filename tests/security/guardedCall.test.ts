import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { type Caller, type CallerOptions, createCaller } from '../../functions/src/kernel/outgoing/createCaller.ts';
import { OutgoingRefusal } from '../../functions/src/kernel/outgoing/OutgoingRefusal.ts';
import { startSite } from '../support/hostile-site/startSite.ts';
import { HOSTILE_ADDRESSES } from './hostileAddresses.ts';

/** Packed it is shorter than what is read of an answer. */
const BOMB = Buffer.alloc(10 * 1024 * 1024, 'x');
const PACKED = gzipSync(BOMB);

/** Answers with bytes that are packed as `encoding` says. */
function packed(encoding: string, bytes: Buffer) {
  return (_request: unknown, response: ServerResponse): undefined => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': encoding }).end(bytes);
  };
}

/** Sends `text` again and again, so many milliseconds apart. */
function dripping(text: string, everyMs: number) {
  return (_request: unknown, response: ServerResponse): undefined => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    const timer = setInterval(() => response.write(text), everyMs);
    response.on('close', () => clearInterval(timer));
  };
}

const canary = await startSite({ '*': { body: 'Nobody may read this.' } });
const shop = await startSite({
  '/moved': { status: 307, headers: { location: `${canary.origin}/token` } },
  '/silent': () => undefined,
  '/endless': dripping('x'.repeat(10_000), 2),
  '/slow': dripping('x', 20),
  '/gzip': packed('gzip', PACKED),
  '/brotli': packed('br', brotliCompressSync(BOMB)),
  '/twice': packed('gzip, gzip', gzipSync(PACKED)),
  '/damaged': packed('gzip', Buffer.from('not packed at all')),
  '/small': packed('gzip', gzipSync('shipped')),
});

afterAll(async () => {
  await Promise.all([canary.stop(), shop.stop()]);
});

function caller(options: Partial<CallerOptions> = {}): Caller {
  return createCaller({ userAgent: 'test', localHosts: new Set([shop.host]), requestMs: 1_000, ...options });
}

/** Outcome of a call that has a business's token with it: the answer's status and text, or the reason that there is none. */
async function outcomeOf(call: Caller, url: string): Promise<string> {
  const headers = { authorization: 'Bearer of-the-shop' };
  try {
    const { status, body } = await call({ method: 'GET', url, body: null, headers });
    return `${status} ${Buffer.from(body).toString()}`.trim();
  } catch (error) {
    return error instanceof OutgoingRefusal ? error.reason : String(error);
  }
}

const canaryPort = canary.origin.split(':').at(-1) ?? '';
const PUBLIC = { address: '93.184.216.34', family: 4 };
const PRIVATE = { address: '127.0.0.1', family: 4 };

describe('T-27 what a chatbot calls', () => {
  it.each(HOSTILE_ADDRESSES)('%s are refused before a socket opens', async (_id, addresses) => {
    const call = caller({ localHosts: new Set(), resolve: () => Promise.reject(new Error('asked the name server')) });
    const urls = addresses.map((address) => address.replaceAll('PORT', canaryPort));
    const outcomes = await Promise.all(urls.map((url) => outcomeOf(call, url)));
    expect(outcomes).toEqual(addresses.map(() => 'address-not-allowed'));
    expect(canary.hits).toEqual([]);
  });

  it.each([
    ['a private address (A-12)', [PRIVATE]],
    ['a public and a private one (A-13)', [PUBLIC, PRIVATE]],
  ])('is no name that stands for %s', async (_name, addresses) => {
    const call = caller({ resolve: async () => addresses });
    expect(await outcomeOf(call, 'https://shop.example/')).toBe('address-not-allowed');
    expect(await outcomeOf(call, 'http://shop.example/')).toBe('address-not-allowed');
  });

  it('leads its token nowhere else (T-30, T-32)', async () => {
    expect(await outcomeOf(caller(), `${shop.origin}/moved`)).toBe('307');
    expect(canary.hits).toEqual([]);
  });

  it.each([
    ['/silent', 'timeout'],
    ['/slow', 'timeout'],
    ['/endless', 'too-large'],
    ['/gzip', 'too-large'],
    ['/brotli', 'too-large'],
    ['/twice', 'unreadable'],
    ['/damaged', 'unreadable'],
    ['/small', '200 shipped'],
  ])('and answers as %s is %s (A-33)', async (path, outcome) => {
    expect(await outcomeOf(caller(), `${shop.origin}${path}`)).toBe(outcome);
  });
});
