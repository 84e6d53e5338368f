import * as z from 'zod';
import { REGION } from '../../config/REGION.ts';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import { findResource } from '../cloud/findResource.ts';
import { AS_IT_WAS } from './AS_IT_WAS.ts';

const BASE = 'https://firebasestorage.googleapis.com/v1alpha';

const bucketSchema = z.object({ location: z.string(), bucket: z.object({ name: z.string() }) });

/**
 * The default bucket in Frankfurt. Its events reach functions of the same region alone: throws an `ExpectedError` for a bucket
 * that lies elsewhere.
 */
export async function haveBucket(cloud: Cloud): Promise<string> {
  const url = `${BASE}/projects/${cloud.projectId}/defaultBucket`;
  const found = await findResource(cloud, url, bucketSchema);
  if (found === undefined) {
    await cloud.request('POST', url, { location: REGION });
    return `created in ${REGION}`;
  }
  if (found.location.toLowerCase() === REGION) return AS_IT_WAS;
  throw new ExpectedError(
    `The bucket ${found.bucket.name} is in ${found.location}, and what is uploaded there reaches no function in ${REGION}: take a project whose default bucket is there.`,
  );
}
