import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/** orgs/{orgId}/chatbots/{chatbotId}/refusedOrigins/{hash}: a website that wanted to show the chatbot and may not. */
export const refusedOriginSchema = z.object({
  /** Scheme, host and port. */
  origin: z.string(),
  count: z.int(),
  firstAt: timestamp,
  lastAt: timestamp,
});

export type RefusedOrigin = z.infer<typeof refusedOriginSchema>;
