import * as z from 'zod';

/** A received message as GET /api/messages gives it out. */
export const inboxMessageSchema = z.object({
  id: z.string(),
  /** Addresses in lower case, joined by ", ". */
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Every http(s) link of the message, in order, each once. */
  links: z.array(z.string()),
  /** ISO 8601. */
  at: z.string(),
});

export type InboxMessage = z.infer<typeof inboxMessageSchema>;
