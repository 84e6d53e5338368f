import * as z from 'zod';
import type { Cloud } from '../cloud/Cloud.ts';
import { runOperation } from '../cloud/runOperation.ts';
import { APIS } from './APIS.ts';
import { AS_IT_WAS } from './AS_IT_WAS.ts';

const BASE = 'https://serviceusage.googleapis.com/v1';
/** Maximum number of APIs per request: https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable */
const BATCH = 20;

const servicesSchema = z.object({ services: z.optional(z.array(z.object({ name: z.string(), state: z.string() }))) });

/** Enables the APIs that are missing. */
export async function enableApis(cloud: Cloud): Promise<string> {
  const { projectId, request } = cloud;
  const missing: string[] = [];
  for (let start = 0; start < APIS.length; start += BATCH) {
    const batch = APIS.slice(start, start + BATCH);
    const names = batch.map((api) => `names=projects/${projectId}/services/${api}`).join('&');
    const { services = [] } = servicesSchema.parse(
      await request('GET', `${BASE}/projects/${projectId}/services:batchGet?${names}`),
    );
    const enabled = new Set(
      services.filter(({ state }) => state === 'ENABLED').map(({ name }) => name.split('/').at(-1)),
    );
    missing.push(...batch.filter((api) => !enabled.has(api)));
  }
  for (let start = 0; start < missing.length; start += BATCH) {
    const serviceIds = missing.slice(start, start + BATCH);
    await runOperation(cloud, BASE, ['POST', `${BASE}/projects/${projectId}/services:batchEnable`, { serviceIds }]);
  }
  return missing.length === 0 ? AS_IT_WAS : `enabled ${missing.join(', ')}`;
}
