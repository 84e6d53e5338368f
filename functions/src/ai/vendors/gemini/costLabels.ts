import { logContext } from '../../../kernel/platform/log/logContext.ts';

/** Maximum length of a label's value: https://cloud.google.com/vertex-ai/generative-ai/docs/multimodal/add-labels-to-api-calls */
const MAX_CHARACTERS = 63;

/**
 * Organization that causes a generation, for Cloud Billing: label `organization`, from the log's context; no label outside of
 * any. A label has lowercase letters, digits, hyphens and underscores, so the id is in lowercase.
 */
export function costLabels(): Record<string, string> {
  const { orgId } = logContext();
  return orgId === undefined ? {} : { organization: orgId.toLowerCase().slice(0, MAX_CHARACTERS) };
}
