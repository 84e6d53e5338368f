import * as z from 'zod';
import { CloudError } from '../cloud/CloudError.ts';
import { type FakeService, type Handler, type Json, RUNNING } from './FakeState.ts';

const SERVICE = String.raw`^run\.[^/]+\/v2\/(projects\/[^/]+\/locations\/[^/]+\/services\/[^/]+)`;

const trafficSchema = z.array(z.object({ revision: z.optional(z.string()) }));

/** Sends a service's requests to what is asked for. A revision whose image is gone does not start. */
function allocate(service: FakeService, traffic: unknown): Json {
  const revision = trafficSchema.parse(traffic)[0]?.revision;
  const found = service.revisions.find(({ id }) => id === revision);
  if (revision !== undefined && found?.hasImage !== true)
    throw new CloudError(400, `Revision '${revision}' is not ready and cannot serve traffic: its image was not found.`);
  service.pinned = revision;
  return RUNNING;
}

/** Functions and the Cloud Run services that run them. */
export const RUN_HANDLERS: readonly Handler[] = [
  [
    'GET',
    /^cloudfunctions\.[^/]+\/v2\/projects\/[^/]+\/locations\/[^/]+\/functions$/,
    ({ running }) => ({ functions: [...running.keys()].map((service) => ({ serviceConfig: { service } })) }),
  ],
  [
    'GET',
    new RegExp(`${SERVICE}$`),
    ({ running }, [, name = '']) => {
      const service = running.get(name);
      if (service === undefined) return undefined;
      const type = `TRAFFIC_TARGET_ALLOCATION_TYPE_${service.pinned === undefined ? 'LATEST' : 'REVISION'}`;
      return { name, traffic: [{ type, percent: 100 }] };
    },
  ],
  [
    'GET',
    new RegExp(`${SERVICE}\\/revisions$`),
    ({ running }, [, name = '']) => ({
      revisions: running.get(name)?.revisions.map(({ id, createTime }) => ({
        name: `${name}/revisions/${id}`,
        createTime,
      })),
    }),
  ],
  [
    'PATCH',
    new RegExp(`${SERVICE}$`),
    ({ running }, [, name = ''], { traffic }) => {
      const service = running.get(name);
      return service === undefined ? undefined : allocate(service, traffic);
    },
  ],
];
