import * as z from 'zod';
import { REGION } from '../../config/REGION.ts';
import { allPages } from '../cloud/allPages.ts';
import type { Cloud } from '../cloud/Cloud.ts';

const functionsSchema = z.object({
  functions: z.optional(z.array(z.object({ serviceConfig: z.object({ service: z.string() }) }))),
});

/** Full names of the Cloud Run services that run the project's functions. */
export async function functionServices(cloud: Cloud): Promise<string[]> {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${cloud.projectId}/locations/${REGION}/functions`;
  const pages = await allPages(cloud, url, functionsSchema);
  return pages.flatMap(({ functions = [] }) => functions.map(({ serviceConfig }) => serviceConfig.service));
}
