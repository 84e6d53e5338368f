import * as z from 'zod';
import { timestamp } from '../timestamp.ts';

/** mail/{mailId}: the outbox. A trigger sends what is `queued`; rendered text only, no tokens outside the body. */
export const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  attempts: z.int(),
  createdAt: timestamp,
});

export type Mail = z.infer<typeof mailSchema>;
