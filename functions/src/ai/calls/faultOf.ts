import type { ModelFault } from '@parlance/domain/documents/modelStatus';
import { GenkitError } from 'genkit';
import { NOT_REACHED } from '../../kernel/outgoing/callServer.ts';
import { Unusable } from './Unusable.ts';
import { httpStatusOf } from './httpStatusOf.ts';

/** Statuses of a request that a server does not take, or of a task that it does not have. */
const NOT_TAKEN: readonly number[] = [400, 422, 501];

/** Reason for which a provider did not do a task. Gemini's API says of a wrong key that the request is wrong. */
export function faultOf(error: unknown, task: 'write' | 'embed' = 'write'): ModelFault {
  if (error instanceof Unusable) return error.fault;
  const status = httpStatusOf(error);
  const said = error instanceof Error ? error.message : '';
  if (status === undefined || status === 504 || said.includes(NOT_REACHED)) return 'unreachable';
  if (status === 401 || status === 403 || said.includes('API key not valid')) return 'key-refused';
  if (status === 404 || status === 405) {
    // An address at which there is nothing says nothing of models.
    if (/model|deployment/i.test(said)) return 'model-unknown';
    return task === 'embed' ? 'no-embeddings' : 'unreachable';
  }
  // The embedder of OpenAI's API throws its client's own errors. A model that only writes refuses what is asked of it.
  if (NOT_TAKEN.includes(status))
    return task === 'embed' && !(error instanceof GenkitError) ? 'no-embeddings' : 'refused';
  return status === 429 || status >= 500 ? 'busy' : 'refused';
}
