import { attributesSchema } from '@parlance/domain/contacts/attributes';
import { emailField, optionalLineField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';

/** A business's own id of a customer, taken as it is: texts that only look alike are two customers. */
const subjectSchema = z
  .string()
  .min(1)
  .max(LIMITS.subjectCharacters)
  .regex(/^(?!\s)[^\p{Cc}\p{Cs}\p{Bidi_Control}]+(?<!\s)$/u);

const siteSchema = z.string().min(1).max(300);

/** Claims that a token states of a customer, each with the schema of its value. */
export const CLAIMS = {
  subject: subjectSchema,
  name: optionalLineField(LIMITS.nameCharacters),
  email: z.union([z.literal(''), emailField]),
  attributes: attributesSchema,
  sites: z.union([z.array(siteSchema).max(20), siteSchema.transform((site) => [site])]),
} as const;

/** Statements of a token whose signature, audience and time are right. */
export interface IdentityClaims {
  subject: string;
  /** Empty where the token has none, as the address is. */
  name: string;
  email: string;
  attributes: z.infer<typeof attributesSchema>;
  /** Hosts, with their ports where those are not the usual ones, for which alone it was made; none: any website of the chatbot's. */
  sites: readonly string[];
  /** Time at which it ends. */
  expiresAt: Date;
}
