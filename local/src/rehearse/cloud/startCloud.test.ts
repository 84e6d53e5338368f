import { once } from 'node:events';
import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createdFunctions, uploadedSite, uploadedSources } from './released.ts';
import { type Cloud, startCloud } from './startCloud.ts';

let cloud: Cloud;

beforeEach(async () => {
  cloud = await startCloud();
});

afterEach(() => cloud.stop());

async function send(method: string, path: string, body?: string | Uint8Array<ArrayBuffer>): Promise<unknown> {
  const answer = await fetch(`${cloud.url}${path}`, { method, body: body ?? null });
  return answer.json();
}

it('gives back what was uploaded, by the names that the deployment gave it', async () => {
  const site = '/v1beta1/projects/p/sites/p/versions/1:populateFiles';
  const populated = await send('POST', site, JSON.stringify({ files: { '/a.js': 'hash', '/b.js': 'never' } }));
  expect(populated).toEqual({ uploadRequiredHashes: ['hash', 'never'], uploadUrl: `${cloud.url}/upload/hosting` });
  await send('POST', '/upload/hosting/hash', new Uint8Array(gzipSync('content')));
  await send('PUT', '/upload/functions?GoogleAccessId=x', 'zip');
  expect([...uploadedSite(cloud.requests)]).toEqual([['/a.js', Buffer.from('content')]]);
  expect(uploadedSources(cloud.requests).map(String)).toEqual(['zip']);
});

it('creates functions at once, and remembers their environment', async () => {
  const body = {
    name: 'projects/p/locations/europe-west3/functions/onMail',
    buildConfig: { runtime: 'nodejs24', entryPoint: 'onMail' },
    serviceConfig: {
      environmentVariables: { WEB_ORIGIN: 'https://a.example' },
      availableCpu: '0.5',
      maxInstanceCount: 40,
    },
  };
  const path = '/v2/projects/p/locations/europe-west3/functions?functionId=onMail';
  expect(await send('POST', path, JSON.stringify(body))).toEqual({ name: 'operations/onMail', done: false });
  expect(await send('GET', '/v2/operations/onMail')).toMatchObject({ done: true, response: { name: body.name } });
  expect(createdFunctions(cloud.requests).get('onMail')?.serviceConfig).toEqual(body.serviceConfig);
});

it('refuses a function that could ask for more CPU than the region has, as Cloud Run does', async () => {
  const body = { serviceConfig: { availableCpu: '1', maxInstanceCount: 30 } };
  const path = '/v2/projects/p/locations/europe-west3/functions?functionId=ingest';
  expect(JSON.stringify(await send('POST', path, JSON.stringify(body)))).toMatch(
    /Max instances must be set to 20 or fewer/,
  );
});

it('has no Hosting site before somebody makes one', async () => {
  expect(await send('GET', '/v1beta1/projects/p/sites')).toEqual({});
  await send('POST', '/firebasehosting.googleapis.com/v1beta1/projects/p/sites?siteId=shop', '{}');
  expect(await send('GET', '/v1beta1/projects/p/sites')).toMatchObject({ sites: [{ type: 'DEFAULT_SITE' }] });
});

it('answers what nobody waits for by nothing', async () => {
  expect(await send('POST', '/v1/anything')).toEqual({});
});

it('is a proxy to itself alone', async () => {
  const { hostname, port } = new URL(cloud.url);
  const connect = async (path: string): Promise<number | undefined> => {
    const request = http.request({ hostname, port, method: 'CONNECT', path }).end();
    const connected: unknown[] = await once(request, 'connect');
    request.destroy();
    const [response] = connected;
    return response instanceof http.IncomingMessage ? response.statusCode : undefined;
  };
  expect(await connect('iam.googleapis.com:443')).toBe(502);
  expect(await connect(`${hostname}:${port}`)).toBe(200);
});
