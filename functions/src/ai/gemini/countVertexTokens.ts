import { VertexAI } from '@google-cloud/vertexai';
import { estimateTokens } from '../estimateTokens.ts';
import type { VertexOptions } from './vertexBackend.ts';
import { logEvent } from '../../platform/log/logEvent.ts';

const MODEL = 'gemini-3.5-flash-lite';

/** Host of a location: the multi-regions have hosts of their own. */
function host(location: string): string {
  return location === 'eu' || location === 'us'
    ? `aiplatform.${location}.rep.googleapis.com`
    : `${location}-aiplatform.googleapis.com`;
}

/** Gemini's own token count of some texts; four characters each when it cannot be asked, since no source should fail for a statistic. */
export async function countVertexTokens(options: VertexOptions, texts: readonly string[]): Promise<number> {
  try {
    const client = new VertexAI({
      project: options.projectId,
      location: options.location,
      apiEndpoint: host(options.location),
      ...(options.auth === undefined ? {} : { googleAuthOptions: options.auth }),
    });
    const { totalTokens } = await client
      .getGenerativeModel({ model: MODEL })
      .countTokens({ contents: [{ role: 'user', parts: texts.map((text) => ({ text })) }] });
    return totalTokens;
  } catch (error) {
    logEvent('tokens estimated', {}, error);
    return estimateTokens(texts);
  }
}
