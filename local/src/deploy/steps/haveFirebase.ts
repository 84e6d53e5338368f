import * as z from 'zod';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import { CloudError } from '../cloud/CloudError.ts';
import { findResource } from '../cloud/findResource.ts';
import { runOperation } from '../cloud/runOperation.ts';
import { AS_IT_WAS } from './AS_IT_WAS.ts';

const BASE = 'https://firebase.googleapis.com/v1beta1';

const projectSchema = z.object({ projectNumber: z.string() });

/**
 * Adds Firebase to the project, and finds its number, which is in the names of Google's service accounts. Throws an `ExpectedError` for an
 * account that has not accepted Firebase's terms: Google answers it as one without rights.
 */
export async function haveFirebase(cloud: Cloud): Promise<{ said: string; projectNumber: string }> {
  const url = `${BASE}/projects/${cloud.projectId}`;
  const found = await findResource(cloud, url, projectSchema);
  if (found !== undefined) return { said: AS_IT_WAS, ...found };
  try {
    await runOperation(cloud, BASE, ['POST', `${url}:addFirebase`, {}]);
  } catch (error) {
    if (!(error instanceof CloudError) || error.status !== 403) throw error;
    throw new ExpectedError(
      `Firebase cannot be added to ${cloud.projectId}: the account has not accepted Firebase's terms, or may not change the project. Choose "Add Firebase to a Google Cloud project" once at https://console.firebase.google.com and run this again.`,
    );
  }
  const added = await findResource(cloud, url, projectSchema);
  if (added === undefined) throw new ExpectedError(`Firebase was not added to ${cloud.projectId}.`);
  return { said: 'added', ...added };
}
