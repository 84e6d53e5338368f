import * as z from 'zod';

const storedMailSchema = z.object({
  uid: z.int(),
  /** ISO 8601: when the server took it. */
  at: z.string(),
  /** The mail as it came (RFC 5322), in base64. */
  raw: z.string(),
});

export type StoredMail = z.infer<typeof storedMailSchema>;

const mailboxSchema = z.object({
  address: z.string(),
  password: z.string(),
  /** UIDVALIDITY. */
  validity: z.int(),
  uidNext: z.int(),
  mails: z.array(storedMailSchema),
});

export type Mailbox = z.infer<typeof mailboxSchema>;

const sentMailSchema = z.object({ from: z.string(), to: z.string(), at: z.string(), raw: z.string() });

/** A mail that left by the provider's server, as its recipient has it. */
export type SentMail = z.infer<typeof sentMailSchema>;

export const postStateSchema = z.object({ mailboxes: z.array(mailboxSchema), sent: z.array(sentMailSchema) });
