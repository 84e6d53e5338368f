import * as z from 'zod/mini';
import { HOUR_MS } from '../../durations.ts';
import { ERROR_CODES } from '../../errors.ts';
import { proofField, textField, trialKeyField } from '../../fields.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { LOCALES } from '../../locales.ts';
import { answerChunkSchema, answerResultSchema } from '../../widget/answerStream.ts';
import { defineContract } from '../contract.ts';

const siteTrialSchema = z.strictObject({
  chatbotId: idSchema,
  /** The website's host. */
  host: z.string(),
  /** What was found on the website. */
  name: z.string(),
  locale: z.enum(LOCALES),
  colour: z.string(),
  welcome: z.array(z.string()),
  starters: z.array(z.string()),
  status: z.enum(['reading', 'read', 'failed']),
  /** Why it failed. */
  error: z.nullable(z.enum(ERROR_CODES)),
  /** 0 to 1. */
  progress: z.number(),
  /** Pages that have been read, the latest first. */
  pages: z.array(z.strictObject({ url: z.string(), title: z.string() })),
  /** When it is removed, in milliseconds since 1970. */
  expiresAt: z.int(),
});

export type SiteTrialView = z.infer<typeof siteTrialSchema>;

/**
 * Makes a chatbot of a website for somebody without an account, for `LIMITS.siteTrialMs`: reads what the website says of its
 * business and begins to read its first pages. Each takes some work by the browser (see `PROOF`): the first call fails with
 * `proof-required` and its challenge. The same key again begins nothing new. Fails with `site-trials-full` while as many are
 * tried as the operator allows, with `rate-limited` for an address or a website that was tried too often in a day, and as
 * `lookAtWebsite` does.
 */
export const startSiteTrial = defineContract({
  name: 'startSiteTrial',
  access: { kind: 'public' },
  idempotent: true,
  limits: [{ per: 'address', uses: 60, windowMs: HOUR_MS }],
  maxBytes: 8 * 1024,
  input: z.strictObject({
    /** Made by the browser, and all that tells whose it is. */
    key: trialKeyField,
    url: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.urlCharacters)),
    /** The page's language: the chatbot's, where the website does not show its own. */
    locale: z.enum(LOCALES),
    proof: z.optional(proofField),
  }),
  output: siteTrialSchema,
});

/** How far a trial is. Fails with `not-found` once it is over. Addresses are counted in each process alone. */
export const readSiteTrial = defineContract({
  name: 'readSiteTrial',
  access: { kind: 'public' },
  idempotent: true,
  maxBytes: 8 * 1024,
  input: z.strictObject({ key: trialKeyField }),
  output: siteTrialSchema,
});

/**
 * Answers a question to a trial's chatbot, as `tryAnswer` does: nothing is stored. Fails with `not-found` once it is over, and
 * with `message-limit-reached` after `LIMITS.siteTrialQuestions`.
 */
export const askSiteTrial = defineContract({
  name: 'askSiteTrial',
  access: { kind: 'public' },
  idempotent: false,
  maxBytes: 128 * 1024,
  input: z.strictObject({
    key: trialKeyField,
    text: textField(LIMITS.visitorMessageCharacters),
    locale: z.enum(LOCALES),
    /** What was said before, oldest first. */
    turns: z
      .array(
        z.strictObject({
          question: z.string().check(z.maxLength(LIMITS.visitorMessageCharacters)),
          answer: z.string().check(z.maxLength(LIMITS.answerCharacters)),
        }),
      )
      .check(z.maxLength(LIMITS.historyTurns)),
  }),
  output: answerResultSchema,
  chunk: answerChunkSchema,
});
