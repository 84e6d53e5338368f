import type { Cloud } from '../cloud/Cloud.ts';
import { runOperation } from '../cloud/runOperation.ts';

const RUN = 'https://run.googleapis.com/v2';

/** Receiver of a service's requests: a revision by its id, or always the latest. */
type Target = { revision: string } | 'latest';

/**
 * Sends all requests of a service to one target, as `gcloud run services update-traffic` does. Throws an `ExpectedError` where the revision
 * does not start, such as one without its image.
 */
export async function sendTraffic(cloud: Cloud, service: string, target: Target): Promise<void> {
  const type = 'TRAFFIC_TARGET_ALLOCATION_TYPE';
  const allocation = target === 'latest' ? { type: `${type}_LATEST` } : { type: `${type}_REVISION`, ...target };
  const body = { traffic: [{ ...allocation, percent: 100 }] };
  await runOperation(cloud, RUN, ['PATCH', `${RUN}/${service}?updateMask=traffic`, body]);
}
