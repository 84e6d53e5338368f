import { logContext } from '../../kernel/platform/log/logContext.ts';

/** So long may a label's value be: https://cloud.google.com/vertex-ai/generative-ai/docs/multimodal/add-labels-to-api-calls */
const MAX_CHARACTERS = 63;

/**
 * By whom a generation is caused, for Cloud Billing: label `organization`, from the log's context, none outside of any. A label
 * has lowercase letters, digits, hyphens and underscores, so an id stands there in lowercase.
 */
export function costLabels(): Record<string, string> {
  const { orgId } = logContext();
  return orgId === undefined ? {} : { organization: orgId.toLowerCase().slice(0, MAX_CHARACTERS) };
}
