import { type Classification, classificationSchema } from '../classification.ts';

/** A model's reply as a classification, with or without the fence that models like to put around JSON. Throws where it is none. */
export function parseClassification(reply: string): Classification {
  const json = reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1);
  return classificationSchema.parse(JSON.parse(json));
}
