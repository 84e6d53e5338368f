import * as z from 'zod/mini';
import { HOUR_MS } from '../durations.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { defineContract } from './contract.ts';

const limits = [{ per: 'org', uses: 60, windowMs: HOUR_MS }] as const;

/**
 * Proposes a chatbot's greeting in the language that `lines` has nothing for, to be appended to them: translated where a model
 * does that, else a greeting of ours. `lines` come back with the marks of their language. Nothing is stored. Null where both
 * languages are there.
 */
export const proposeGreeting = defineContract({
  name: 'proposeGreeting',
  access: { kind: 'member', action: 'chatbot.configure' },
  idempotent: true,
  limits,
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    lines: z
      .array(z.string().check(z.maxLength(LIMITS.descriptionCharacters)))
      .check(z.minLength(1), z.maxLength(LIMITS.initialMessages)),
  }),
  output: z.strictObject({ lines: z.nullable(z.array(z.string())), language: z.nullable(z.enum(LOCALES)) }),
});

/** Questions that a chatbot's sources answer, for it to offer: those that they ask themselves first. May be none. Nothing is stored. */
export const proposeStarters = defineContract({
  name: 'proposeStarters',
  access: { kind: 'member', action: 'chatbot.configure' },
  idempotent: true,
  limits,
  input: z.strictObject({ orgId: idSchema, chatbotId: idSchema }),
  output: z.strictObject({ starters: z.array(z.string()) }),
});
