import * as z from 'zod/mini';
import { HOUR_MS, MINUTE_MS } from '../../durations.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { LANGUAGE_CODES } from '../../languages/SPOKEN_LANGUAGES.ts';
import { LOCALES } from '../../locales.ts';
import { budgetShape } from '../../budgetShape.ts';
import { defineContract } from '../contract.ts';
import { emailField, optionalLineField, textField } from '../../fields.ts';
import { citationSchema } from '../../widget/answerStream.ts';
import { WIDGET_LOCALES } from '../../widget/widgetLocales.ts';

/**
 * Asks for an agent. Whoever left an address becomes a lead if nobody comes within the chatbot's minutes. Asking again while
 * one is being waited for changes nothing. Fails with `handover-closed` where it is not offered, or outside opening hours, those of
 * the teams that serve the chatbot among them.
 */
export const requestHandover = defineContract({
  name: 'requestHandover',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [
    { per: 'address', uses: 60, windowMs: HOUR_MS },
    { per: 'chat', uses: 10, windowMs: HOUR_MS },
  ],
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
    handoverId: idSchema,
    name: optionalLineField(LIMITS.nameCharacters),
    email: z.union([z.literal(''), emailField]),
    /** The visitor agrees that the address is used for the answer. Without an address there is nothing to agree to. */
    consent: z.optional(z.boolean()),
    locale: z.enum(LOCALES),
    /** Language of the chat's own texts, where that is not `locale`. */
    language: z.optional(z.enum(WIDGET_LOCALES)),
  }),
  output: z.strictObject({
    /** Minutes until the visitor is told that nobody is free. */
    minutes: z.int(),
  }),
});

/** Takes back the request for an agent, or ends a conversation with one. The chatbot answers again. */
export const cancelHandover = defineContract({
  name: 'cancelHandover',
  access: { kind: 'visitor' },
  idempotent: true,
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
  }),
  output: z.strictObject({}),
});

const endpoint = z.object({ host: z.string(), port: z.int() });

/** Credentials for a visitor's browser to follow its own conversation live: a sign-in that can read this one chat and nothing else. */
export const watchChat = defineContract({
  name: 'watchChat',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [
    { per: 'address', uses: 240, windowMs: HOUR_MS },
    { per: 'chat', uses: 40, windowMs: HOUR_MS },
  ],
  input: z.strictObject({ token: z.string().check(z.maxLength(2000)) }),
  output: z.strictObject({
    /** For `signInWithCustomToken`. */
    customToken: z.string(),
    orgId: z.string(),
    chatId: z.string(),
    firebase: z.object({ projectId: z.string(), apiKey: z.string(), authDomain: z.string() }),
    /** Null in production. */
    emulators: z.nullable(z.object({ auth: endpoint, firestore: endpoint })),
  }),
});

/** Writes to the agent. A repeated `messageId` changes nothing. Fails with `chat-not-taken-over` when the chatbot answers again. */
export const sendVisitorMessage = defineContract({
  name: 'sendVisitorMessage',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [
    { per: 'address', uses: LIMITS.addressQuestionsPerMinute, windowMs: MINUTE_MS },
    { per: 'chat', uses: LIMITS.chatQuestionsPerMinute, windowMs: MINUTE_MS },
  ],
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
    messageId: idSchema,
    text: textField(LIMITS.visitorMessageCharacters),
  }),
  output: z.strictObject({}),
});

/** Shows the agent that the visitor is typing. Without one it does nothing. */
export const showVisitorTyping = defineContract({
  name: 'showVisitorTyping',
  access: { kind: 'visitor' },
  idempotent: true,
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
  }),
  output: z.strictObject({}),
});

/** Takes over a conversation from the chatbot. Fails with `chat-taken-over` if another agent has it. Repeated calls change nothing. */
export const joinChat = defineContract({
  name: 'joinChat',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
  }),
  output: z.strictObject({}),
});

/** Gives a conversation back to the chatbot. Repeated calls change nothing. */
export const leaveChat = defineContract({
  name: 'leaveChat',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
  }),
  output: z.strictObject({}),
});

/** Writes to the visitor of a conversation that the caller has taken over, else fails with `chat-not-taken-over`. A repeated `messageId` changes nothing. */
export const sendAgentMessage = defineContract({
  name: 'sendAgentMessage',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
    messageId: idSchema,
    text: textField(LIMITS.qaAnswerCharacters),
    /** The suggested reply that the message began as. It is compared with the message, and not stored. */
    draft: z.optional(z.string().check(z.maxLength(LIMITS.qaAnswerCharacters))),
    /** The agent's own words, of which `text` is the translation. Only the team sees them. */
    original: z.optional(z.strictObject({ text: textField(LIMITS.qaAnswerCharacters), locale: z.enum(LOCALES) })),
  }),
  output: z.strictObject({}),
});

/** Shows the visitor that the agent is typing. */
export const showAgentTyping = defineContract({
  name: 'showAgentTyping',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
  }),
  output: z.strictObject({}),
});

/**
 * Sums up a conversation in three lines and drafts the reply to what its visitor waits for, by the steps and with the passages of the
 * chatbot's answers. Nothing is stored or sent. Asked again while nothing was said it takes nothing more of the day. Fails with
 * `suggestion-limit-reached` { max }, `permission-denied` where the caller sees the conversation masked, `trial-expired`,
 * `plan-inactive`, and `answer-failed` or `answer-timeout` where the model is away, which takes nothing of the day.
 */
export const suggestReply = defineContract({
  name: 'suggestReply',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [{ per: 'member', uses: 20, windowMs: MINUTE_MS }],
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
    /** Language of the summary. The draft is in the visitor's. */
    locale: z.enum(LOCALES),
  }),
  output: z.strictObject({
    /** Null where none came about. A line is empty where there is nothing to say, or where what a model wrote was said nowhere. */
    summary: z.nullable(z.strictObject({ wants: z.string(), said: z.string(), open: z.string() })),
    /** The visitor waits for an answer. */
    isOpen: z.boolean(),
    /** Null where the sources do not plainly say it. Marks [n] in the text stand for the citations. */
    draft: z.nullable(z.strictObject({ text: z.string(), citations: z.array(citationSchema) })),
    /** True when both quote, by the local development provider. */
    isLocal: z.boolean(),
    ...budgetShape,
  }),
});

const translationLimits = [{ per: 'member', uses: 30, windowMs: MINUTE_MS }] as const;

/**
 * Translates messages of a conversation for a reader of `locale`, and stores each translation at its message. Those that have one, or
 * are in this language, take nothing of the day. Fails with `translation-limit-reached` { max } where nothing of the day is left,
 * `translation-unavailable` where no model translates, `permission-denied` where the caller sees the conversation masked,
 * `trial-expired`, `plan-inactive`, and `answer-failed` where the model is away, which takes nothing of the day.
 */
export const translateMessages = defineContract({
  name: 'translateMessages',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [...translationLimits],
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
    messageIds: z.array(idSchema).check(z.minLength(1), z.maxLength(LIMITS.messagesPerTranslation)),
    locale: z.enum(LOCALES),
  }),
  output: z.strictObject({
    ...budgetShape,
  }),
});

/**
 * Translates what an agent has written, before it is sent. Nothing is stored or sent. Takes one of the day, and fails, as
 * `translateMessages` does.
 */
export const translateReply = defineContract({
  name: 'translateReply',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [...translationLimits],
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
    text: textField(LIMITS.qaAnswerCharacters),
    /** Language that the text is written in. */
    from: z.enum(LOCALES),
    to: z.enum(LANGUAGE_CODES),
  }),
  output: z.strictObject({
    /** Null where what a model wrote has not the figures, links and names of the text. */
    text: z.nullable(z.string()),
    ...budgetShape,
  }),
});
