import * as z from 'zod';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import { runOperation } from '../cloud/runOperation.ts';
import { AS_IT_WAS } from './AS_IT_WAS.ts';

const BASE = 'https://firebase.googleapis.com/v1beta1';

const appsSchema = z.object({ apps: z.optional(z.array(z.object({ appId: z.string() }))) });
const configSchema = z.object({ apiKey: z.string() });

async function firstApp({ projectId, request }: Cloud): Promise<string | undefined> {
  return appsSchema.parse(await request('GET', `${BASE}/projects/${projectId}/webApps`)).apps?.[0]?.appId;
}

/** Makes the project's web app where it has none, and finds its API key, which is public. */
export async function haveWebApp(cloud: Cloud): Promise<{ said: string; apiKey: string }> {
  const { projectId, request } = cloud;
  const found = await firstApp(cloud);
  if (found === undefined) {
    await runOperation(cloud, BASE, ['POST', `${BASE}/projects/${projectId}/webApps`, { displayName: 'Parlance' }]);
  }
  const appId = found ?? (await firstApp(cloud));
  if (appId === undefined) throw new ExpectedError('The web app was not made: run this again.');
  const { apiKey } = configSchema.parse(await request('GET', `${BASE}/projects/${projectId}/webApps/${appId}/config`));
  return { said: found === undefined ? 'created' : AS_IT_WAS, apiKey };
}
