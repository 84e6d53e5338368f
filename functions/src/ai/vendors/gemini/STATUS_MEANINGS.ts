/** Meanings of Vertex AI HTTP statuses for a deployment: https://cloud.google.com/vertex-ai/generative-ai/docs/model-reference/api-errors */
export const STATUS_MEANINGS: Partial<Record<number, string>> = {
  400: 'The request was refused: the model may have changed, or a policy of the organization forbids the location.',
  401: 'The credentials are not accepted.',
  403: 'Not allowed: enable aiplatform.googleapis.com and give the account roles/aiplatform.user.',
  404: 'There is no such model at this location: set VERTEX_LOCATION, VERTEX_EMBED_LOCATION or AI_MODELS.',
  429: 'Too many requests: the quota of the project for this model is used up, or has to be asked for.',
};
