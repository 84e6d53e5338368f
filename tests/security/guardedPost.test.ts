import { once } from 'node:events';
import { createServer } from 'node:https';
import { afterAll, describe, expect, it } from 'vitest';
import { createPoster, type Poster, type PosterOptions } from '../../functions/src/kernel/outgoing/createPoster.ts';
import { OutgoingRefusal } from '../../functions/src/kernel/outgoing/OutgoingRefusal.ts';
import { startSite } from '../support/hostile-site/startSite.ts';
import { HOSTILE_ADDRESSES } from './hostileAddresses.ts';

const canary = await startSite({ '*': { body: 'Nobody may read this.' } });
const good = await startSite({
  '/': (request) => {
    const { cookie, authorization, referer, 'user-agent': agent } = request.headers;
    return { status: (cookie ?? authorization ?? referer) ? 500 : agent === 'test' ? 202 : 400 };
  },
  '/moved': { status: 302, headers: { location: canary.origin } },
  '/silent': () => undefined,
  '/endless': (_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(1000)), 5);
    response.on('close', () => clearInterval(timer));
  },
});

afterAll(async () => {
  await Promise.all([canary.stop(), good.stop()]);
});

function poster(options: Partial<PosterOptions> = {}): Poster {
  return createPoster({ userAgent: 'test', localHosts: new Set([good.host]), requestMs: 500, ...options });
}

async function outcomeOf(answer: Promise<number>): Promise<number | string> {
  try {
    return await answer;
  } catch (error) {
    return error instanceof OutgoingRefusal ? error.reason : String(error);
  }
}

const canaryPort = canary.origin.split(':').at(-1) ?? '';

describe('T-27 what is posted to addresses that people gave', () => {
  it.each(HOSTILE_ADDRESSES)('%s are refused before a socket opens', async (_id, addresses) => {
    const post = poster({ localHosts: new Set(), resolve: () => Promise.reject(new Error('asked the name server')) });
    const outcomes = await Promise.all(
      addresses.map((address) => outcomeOf(post(address.replaceAll('PORT', canaryPort), '{}', {}))),
    );
    expect(outcomes).toEqual(addresses.map(() => 'address-not-allowed'));
    expect(canary.hits).toEqual([]);
  });

  it('goes out over HTTPS alone, and not to a name that stands for a private address', async () => {
    const inside = () => Promise.resolve([{ address: '10.0.0.1', family: 4 }]);
    const mixed = () =>
      Promise.resolve([
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    expect(await outcomeOf(poster()('http://shop.example/', '{}', {}))).toBe('address-not-allowed');
    expect(await outcomeOf(poster({ resolve: inside })('https://shop.example/', '{}', {}))).toBe('address-not-allowed');
    expect(await outcomeOf(poster({ resolve: mixed })('https://shop.example/', '{}', {}))).toBe('address-not-allowed');
  });

  it('carries nothing of ours, follows no redirect and waits no longer than it may', async () => {
    expect(await outcomeOf(poster()(`${good.origin}/`, '{}', {}))).toBe(202);
    expect(await outcomeOf(poster()(`${good.origin}/moved`, '{}', {}))).toBe(302);
    expect(await outcomeOf(poster()(`${good.origin}/endless`, '{}', {}))).toBe(200);
    expect(await outcomeOf(poster()(`${good.origin}/silent`, '{}', {}))).toBe('timeout');
    expect(
      await outcomeOf(poster({ resolve: () => new Promise(() => undefined) })('https://shop.example/', '', {})),
    ).toBe('timeout');
    expect(canary.hits).toEqual([]);
  });

  it('does not go to a server whose certificate is not good', async () => {
    // Without a certificate no handshake succeeds.
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    expect(await outcomeOf(poster({ localHosts: new Set([host]) })(`https://${host}/`, '{}', {}))).toBe('unreachable');
    server.close();
  });
});
