import * as z from 'zod';
import { LOCALES } from '../locales.ts';
import { timestamp } from '../timestamp.ts';

/** contactRequests/{requestId}: a message from the contact page. Ends by the TTL on `expiresAt`. */
export const contactRequestSchema = z.object({
  email: z.string(),
  /** Empty where none was given. */
  phone: z.string(),
  message: z.string(),
  /** The language of the page. */
  locale: z.enum(LOCALES),
  /** Time at which its sender agreed to the privacy policy. */
  consentAt: timestamp,
  createdAt: timestamp,
  expiresAt: timestamp,
});
