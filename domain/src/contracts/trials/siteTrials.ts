import * as z from 'zod/mini';
import { HOUR_MS } from '../../durations.ts';
import { ERROR_CODES } from '../../errors.ts';
import { settingsSchema } from '../../documents/chatbots/settings.ts';
import { lineField, proofField, textField, trialKeyField } from '../../fields.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { LOCALES } from '../../locales.ts';
import { answerChunkSchema, answerResultSchema } from '../../widget/answerStream.ts';
import { logoSchema } from '../chatbots.ts';
import { defineContract } from '../contract.ts';
import { PICTURE_CALL_BYTES, pictureField } from '../pictures.ts';

/** Settings found on the website for the chatbot, which can be changed: in their stored form. */
const siteTrialProposalSchema = z.pick(settingsSchema, {
  displayName: true,
  initialMessages: true,
  conversationStarters: true,
  /** The visitor's messages have it too. */
  bubbleButtonColor: true,
  systemInstructions: true,
});

/** Proposal as it is saved: with a name, and messages in plain text, so that nobody without an account puts links on a page of ours. */
export const changedProposalSchema = z
  .strictObject({ ...siteTrialProposalSchema.shape, displayName: lineField(LIMITS.nameCharacters) })
  .check(
    z.refine(({ initialMessages }) => !initialMessages.some((text) => /[<>]/.test(text)), {
      path: ['initialMessages'],
    }),
  );

export type SiteTrialProposal = z.infer<typeof siteTrialProposalSchema>;

const siteTrialSchema = z.strictObject({
  chatbotId: idSchema,
  /** The website's host. */
  host: z.string(),
  locale: z.enum(LOCALES),
  proposal: siteTrialProposalSchema,
  /** Id of the stored picture; null without one. */
  picture: z.nullable(z.string()),
  status: z.enum(['reading', 'read', 'failed']),
  /** Error of a failed trial. */
  error: z.nullable(z.enum(ERROR_CODES)),
  /** 0 to 1. */
  progress: z.number(),
  /** Pages that have been read, the latest first. */
  pages: z.array(z.strictObject({ url: z.string(), title: z.string() })),
  /** Time of its removal, in milliseconds since 1970. */
  expiresAt: z.int(),
});

export type SiteTrialView = z.infer<typeof siteTrialSchema>;

/**
 * Returns the challenge that the browser has to solve before it begins a trial (see `PROOF`), for this key alone; null where the
 * key has a trial already. Nothing is stored. Fails with `site-trials-full` where the operator offers none, with `not-found` for
 * a key whose trial an account has taken over, and with `rate-limited`; addresses are counted in each process alone.
 */
export const prepareSiteTrial = defineContract({
  name: 'prepareSiteTrial',
  access: { kind: 'public' },
  idempotent: true,
  maxBytes: 8 * 1024,
  input: z.strictObject({ key: trialKeyField }),
  output: z.strictObject({ challenge: z.nullable(z.string()) }),
});

/**
 * Makes a chatbot of a website for somebody without an account, for `LIMITS.siteTrialMs`: reads what the website says of its
 * business and begins to read its first pages. Fails with `proof-required` without the work that `prepareSiteTrial` names. The same key
 * again begins nothing new and needs no proof, and fails with `not-found` once an account has taken its trial over. Fails with `site-trials-full` while as many are
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
  output: z.strictObject({
    trial: siteTrialSchema,
    /** The website's icon, for `saveSiteTrialPicture`: it is not stored. Null where it has none, and when the same key comes again. */
    logo: z.nullable(logoSchema),
  }),
});

/**
 * Saves what was proposed for a trial, as it was changed: an account that takes the trial over has it so. Fails with `not-found` once
 * the trial is over or taken over, and with `rate-limited` after `LIMITS.siteTrialChanges`.
 */
export const changeSiteTrial = defineContract({
  name: 'changeSiteTrial',
  access: { kind: 'public' },
  idempotent: true,
  limits: [{ per: 'address', uses: 240, windowMs: HOUR_MS }],
  maxBytes: 64 * 1024,
  input: z.strictObject({ key: trialKeyField, proposal: changedProposalSchema }),
  output: siteTrialSchema,
});

/** Stores a picture of a trial's chatbot. Fails as `changeSiteTrial` and `saveChatbotPicture` do, after `LIMITS.siteTrialPictures`. */
export const saveSiteTrialPicture = defineContract({
  name: 'saveSiteTrialPicture',
  access: { kind: 'public' },
  idempotent: true,
  limits: [{ per: 'address', uses: 30, windowMs: HOUR_MS }],
  maxBytes: PICTURE_CALL_BYTES,
  input: z.strictObject({ key: trialKeyField, data: pictureField }),
  output: z.strictObject({ picture: z.nullable(z.string()) }),
});

/** Reads the progress of a trial. Fails with `not-found` once it is over. Addresses are counted in each process alone. */
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
    /** Earlier turns, oldest first. */
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
