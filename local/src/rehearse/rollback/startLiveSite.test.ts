import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { startCloud } from '../cloud/startCloud.ts';
import { startLiveSite } from './startLiveSite.ts';

const versionSchema = z.object({ name: z.string() });

it('has the files of the version that was released last, and nothing before a release', async () => {
  const cloud = await startCloud();
  const site = await startLiveSite(cloud.requests);
  const send = (path: string, body: string | Uint8Array<ArrayBuffer> = '{}') =>
    fetch(`${cloud.url}${path}`, { method: 'POST', body });
  const statuses = async () => {
    const answers = await Promise.all(['/a.js', '/b.js'].map((file) => fetch(`${site.url}${file}`)));
    return answers.map(({ status }) => status);
  };
  expect(await statuses()).toEqual([404, 404]);
  for (const [file, seen] of [
    ['/a.js', [200, 404]],
    ['/b.js', [404, 200]],
  ] as const) {
    const { name } = versionSchema.parse(await (await send('/v1beta1/projects/p/sites/p/versions')).json());
    await send(`/v1beta1/${name}:populateFiles`, JSON.stringify({ files: { [file]: `hash${file.length}` } }));
    await send(`/upload/hosting/hash${file.length}`, new Uint8Array(gzipSync(file)));
    await send(`/v1beta1/projects/p/sites/p/channels/live/releases?versionName=${name}`);
    expect(await statuses()).toEqual(seen);
  }
  await site.stop();
  await cloud.stop();
});
