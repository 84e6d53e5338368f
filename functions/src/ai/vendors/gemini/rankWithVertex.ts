import { SECOND_MS } from '@parlance/domain/durations';
import { GoogleAuth } from 'google-auth-library';
import * as z from 'zod';
import { postGoogle } from '../../../kernel/outgoing/postGoogle.ts';
import type { RankedText } from '../../AiProvider.ts';
import { CLOUD_PLATFORM, type VertexOptions } from './VertexOptions.ts';

/** The ranking takes a tenth of a second; a visitor is waiting. */
const TIMEOUT_MS = SECOND_MS;
/** The API takes no more texts at once. */
const MOST = 200;

const replySchema = z.object({ records: z.array(z.object({ id: z.string(), score: z.number() })) });

/** Host of a location: the multi-regions have hosts of their own. */
function host(location: string): `${string}googleapis.com` {
  return location === 'global' ? 'discoveryengine.googleapis.com' : `${location}-discoveryengine.googleapis.com`;
}

/**
 * Rates how well each text answers a question, 0 to 1, in the texts' order, by Vertex AI's ranking API
 * (https://cloud.google.com/generative-ai-app-builder/docs/reference/rest/v1/projects.locations.rankingConfigs/rank).
 * Texts after the first two hundred, and those that the API leaves out, score 0.
 * Throws when it cannot be asked within a second, with the HTTP status as the cause's `code` where there was one.
 */
export async function rankWithVertex(
  { projectId, auth }: Pick<VertexOptions, 'auth' | 'projectId'>,
  { model, location }: NonNullable<VertexOptions['ranking']>,
  query: string,
  texts: readonly RankedText[],
): Promise<number[]> {
  const headers = await new GoogleAuth({ scopes: CLOUD_PLATFORM, ...auth }).getRequestHeaders();
  const path = `v1/projects/${projectId}/locations/${location}/rankingConfigs/default_ranking_config:rank`;
  const records = texts.slice(0, MOST).map(({ title, text }, id) => ({ id: String(id), title, content: text }));
  const body = { model, query, records, ignoreRecordDetailsInResponse: true };
  const reply = replySchema.parse(await postGoogle(host(location), path, headers, body, TIMEOUT_MS));
  const scores = new Map(reply.records.map(({ id, score }) => [id, score]));
  return texts.map((_, id) => scores.get(String(id)) ?? 0);
}
