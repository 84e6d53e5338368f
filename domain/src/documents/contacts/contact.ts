import * as z from 'zod';
import { attributesSchema } from '../../contacts/attributes.ts';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/**
 * orgs/{orgId}/chatbots/{chatbotId}/contacts/{contactId}: a visitor whom the business's server vouches for, as its newest token has it.
 * The id is a hash of chatbot and subject.
 */
export const contactSchema = z.object({
  chatbotId: idSchema,
  /** The business's own id of its customer. */
  subject: z.string(),
  /** May be empty, as the address may. */
  name: z.string(),
  email: z.string(),
  attributes: attributesSchema,
  /** Time at which they last agreed to the use of their address, by the server's clock. Null: they have not. */
  consentAt: z.nullable(timestamp).default(null),
  createdAt: timestamp,
  /** Time of the newest token. */
  seenAt: timestamp,
});

export type Contact = z.infer<typeof contactSchema>;
