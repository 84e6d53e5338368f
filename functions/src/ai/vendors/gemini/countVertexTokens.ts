import { SECOND_MS } from '@parlance/domain/durations';
import { GoogleAuth } from 'google-auth-library';
import * as z from 'zod';
import { postGoogle } from '../../../kernel/outgoing/postGoogle.ts';
import { CLOUD_PLATFORM, type VertexOptions } from './VertexOptions.ts';

const TIMEOUT_MS = 10 * SECOND_MS;

const replySchema = z.object({ totalTokens: z.int() });

/** Host of a location: the multi-regions have hosts of their own. */
function host(location: string): `${string}googleapis.com` {
  return location === 'eu' || location === 'us'
    ? `aiplatform.${location}.rep.googleapis.com`
    : `${location}-aiplatform.googleapis.com`;
}

/**
 * Vertex AI's count of the tokens of some texts, by a model's name
 * (https://cloud.google.com/vertex-ai/docs/reference/rest/v1/projects.locations.publishers.models/countTokens).
 * Throws when it cannot be asked, with the HTTP status as the cause's `code` where there was one.
 */
export async function countVertexTokens(
  { projectId, location, auth }: VertexOptions,
  model: string,
  texts: readonly string[],
): Promise<number> {
  const headers = await new GoogleAuth({ scopes: CLOUD_PLATFORM, ...auth }).getRequestHeaders();
  const path = `v1/projects/${projectId}/locations/${location}/publishers/google/models/${model}:countTokens`;
  const body = { contents: [{ role: 'user', parts: texts.map((text) => ({ text })) }] };
  return replySchema.parse(await postGoogle(host(location), path, headers, body, TIMEOUT_MS)).totalTokens;
}
