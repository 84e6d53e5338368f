import * as z from 'zod';
import { REGION } from '../../config/REGION.ts';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import { CloudError } from '../cloud/CloudError.ts';

const SERVICE = 'locations/global/services/run.googleapis.com/quotaInfos/CpuAllocPerProjectRegion';

/** https://cloud.google.com/docs/quotas/reference/rest/v1/projects.locations.services.quotaInfos */
const quotaSchema = z.object({
  dimensionsInfos: z.optional(
    z.array(
      z.object({
        details: z.object({ value: z.optional(z.string()) }),
        applicableLocations: z.optional(z.array(z.string())),
      }),
    ),
  ),
});

/** CPU that all services of the region may have together, in vCPU; undefined where Google does not say. */
async function cpuQuota({ projectId, request }: Cloud): Promise<number | undefined> {
  try {
    const url = `https://cloudquotas.googleapis.com/v1/projects/${projectId}/${SERVICE}`;
    const { dimensionsInfos = [] } = quotaSchema.parse(await request('GET', url));
    const own = dimensionsInfos.find(({ applicableLocations }) => applicableLocations?.includes(REGION));
    const milli = Number(own?.details.value);
    return Number.isInteger(milli) && milli > 0 ? milli / 1000 : undefined;
  } catch (error) {
    // It is read to warn early: who may not read it may still release.
    if (error instanceof CloudError) return undefined;
    throw error;
  }
}

/**
 * Compares the sizes of services with the CPU that the region allows, before anything is released: Cloud Run refuses a service whose
 * instances could ask for more, and then the whole release has failed. Throws an `ExpectedError` that names the parameter.
 * @param instances Maximum number of instances, of one vCPU each, by parameter.
 */
export async function checkQuota(cloud: Cloud, instances: ReadonlyMap<string, number>): Promise<string> {
  const quota = await cpuQuota(cloud);
  if (quota === undefined)
    return `not known: each of ${[...instances.keys()].join(', ')} has to be within the region's vCPU`;
  for (const [name, count] of instances) {
    if (count <= quota) continue;
    throw new ExpectedError(
      `${name} is ${count}, and ${cloud.projectId} may have ${quota} vCPU in ${REGION}: set it to ${quota} or fewer in functions/.env.${cloud.projectId}, or ask for more at https://console.cloud.google.com/iam-admin/quotas?project=${cloud.projectId}.`,
    );
  }
  const together = [...instances.values()].reduce((sum, count) => sum + count, 0);
  const said = `${quota} vCPU in ${REGION}`;
  return together <= quota
    ? said
    : `${said}; the services could use ${together} together, and wait for each other beyond it`;
}
