import * as z from 'zod';
import { timestamp } from '../timestamp.ts';

/** Reasons for which no answers are written or no texts embedded, whatever the provider. */
export const MODEL_FAULTS = [
  'unreachable',
  'key-refused',
  'model-unknown',
  'dimension-wrong',
  'no-embeddings',
  'busy',
  'refused',
] as const;

export type ModelFault = (typeof MODEL_FAULTS)[number];

/** status/models: outcome of the hourly look at the AI provider. It holds codes alone: no address, no key, no model. */
export const modelStatusSchema = z.object({
  checkedAt: timestamp,
  /** Tasks that nothing does at the moment; empty where all is well. */
  problems: z.array(z.object({ task: z.enum(['write', 'embed']), fault: z.enum(MODEL_FAULTS) })),
});
