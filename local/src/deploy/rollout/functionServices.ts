import * as z from 'zod';
import { REGION } from '../../config/REGION.ts';
import type { Cloud } from '../cloud/Cloud.ts';

const functionsSchema = z.object({
  functions: z.optional(z.array(z.object({ serviceConfig: z.object({ service: z.string() }) }))),
  nextPageToken: z.optional(z.string()),
});

/** Full names of the Cloud Run services that run the project's functions. */
export async function functionServices({ projectId, request }: Cloud): Promise<string[]> {
  const base = `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/${REGION}/functions`;
  const names: string[] = [];
  for (let query: string | undefined = ''; query !== undefined;) {
    const page: z.infer<typeof functionsSchema> = functionsSchema.parse(await request('GET', `${base}${query}`));
    names.push(...(page.functions ?? []).map(({ serviceConfig }) => serviceConfig.service));
    query = page.nextPageToken === undefined ? undefined : `?pageToken=${encodeURIComponent(page.nextPageToken)}`;
  }
  return names;
}
