import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { lineField } from '../fields.ts';

const valueSchema = z.union([lineField(LIMITS.attributeCharacters), z.number(), z.boolean()]);

/** Facts that a business's server states of its customer, such as `{ plan: 'pro', orders: 12 }`. */
export const attributesSchema = z
  .record(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/)), valueSchema)
  .check(z.refine((attributes) => Object.keys(attributes).length <= LIMITS.contactAttributes));

export type Attributes = z.infer<typeof attributesSchema>;
