import * as z from 'zod';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import { CloudError } from '../cloud/CloudError.ts';
import { AS_IT_WAS } from './AS_IT_WAS.ts';

const BASE = 'https://firebasehosting.googleapis.com/v1beta1';

const siteSchema = z.object({ type: z.string(), defaultUrl: z.string() });
const sitesSchema = z.object({ sites: z.optional(z.array(siteSchema)) });

/** A refusal of a site's name proposes another one. */
const PROPOSAL = /try something like `([a-z0-9-]+)`/;

async function defaultSite({ projectId, request }: Cloud): Promise<string | undefined> {
  const { sites = [] } = sitesSchema.parse(await request('GET', `${BASE}/projects/${projectId}/sites`));
  return sites.find(({ type }) => type === 'DEFAULT_SITE')?.defaultUrl;
}

/** Makes a site under the project's own name, or under the one that Hosting proposes where somebody else has that. */
async function createSite({ projectId, request }: Cloud): Promise<void> {
  const create = (id: string) => request('POST', `${BASE}/projects/${projectId}/sites?siteId=${id}`, {});
  try {
    await create(projectId);
  } catch (error) {
    const proposed = error instanceof CloudError ? PROPOSAL.exec(error.message)?.[1] : undefined;
    if (proposed === undefined) throw error;
    await create(proposed);
  }
}

/**
 * Makes the project's Hosting site where it has none, which a release does not, and finds its address: names of sites are the whole
 * world's, so it is not always that of the project. Throws an `ExpectedError` where a site cannot be made from here.
 */
export async function haveSite(cloud: Cloud): Promise<{ said: string; origin: string }> {
  const found = await defaultSite(cloud);
  if (found !== undefined) return { said: AS_IT_WAS, origin: found };
  await createSite(cloud);
  const origin = await defaultSite(cloud);
  if (origin !== undefined) return { said: `created at ${origin}`, origin };
  throw new ExpectedError(
    `${cloud.projectId} has no default Hosting site: open https://console.firebase.google.com/project/${cloud.projectId}/hosting once and run this again.`,
  );
}
