import * as z from 'zod';

/** orgs/{orgId}/usage/{yyyy-mm | trial}: reserved before an answer, given back when there was none. */
export const usageSchema = z.object({ messages: z.int() });

export type Usage = z.infer<typeof usageSchema>;
