import * as z from 'zod';
import type { Cloud } from '../cloud/Cloud.ts';
import { AS_IT_WAS } from '../steps/AS_IT_WAS.ts';
import { functionServices } from './functionServices.ts';
import { sendTraffic } from './sendTraffic.ts';

const LATEST = 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST';

const serviceSchema = z.object({
  traffic: z.optional(z.array(z.object({ type: z.optional(z.string()), percent: z.optional(z.number()) }))),
});

/**
 * Sends the requests of every function to its latest revision. Traffic that was sent back to an earlier one stays there when a function is
 * released anew, and firebase-tools releases no function anew that has not changed since.
 */
export async function serveLatest(cloud: Cloud): Promise<string> {
  const sent = await Promise.all(
    (await functionServices(cloud)).map(async (service): Promise<number> => {
      const { traffic = [] } = serviceSchema.parse(
        await cloud.request('GET', `https://run.googleapis.com/v2/${service}`),
      );
      if (traffic.length === 0 || traffic.some(({ type, percent }) => type === LATEST && percent === 100)) return 0;
      await sendTraffic(cloud, service, 'latest');
      return 1;
    }),
  );
  const count = sent.reduce((sum, one) => sum + one, 0);
  return count === 0 ? AS_IT_WAS : `${count} functions had been sent back, and serve their latest version again`;
}
