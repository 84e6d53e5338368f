import * as z from 'zod/mini';
import { CSAT_SCORES } from '../../documents/chats/CSAT_SCORES.ts';
import { CORRECTED_FIELDS, SENTIMENTS } from '../../documents/chats/classified.ts';
import { HOUR_MS } from '../../durations.ts';
import { idSchema, storedIdSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { chatViewSchema } from '../../widget/chatMessage.ts';
import { defineContract } from '../contract.ts';
import { lineField, textField } from '../../fields.ts';

/**
 * Replaces an answer of the chatbot by a better one, and teaches it to the chatbot as a question with its answer, so that
 * the next visitor with that question gets it word for word. `messageId` is the answer's. Repeated calls change nothing.
 */
export const reviseAnswer = defineContract({
  name: 'reviseAnswer',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
    messageId: storedIdSchema,
    text: textField(LIMITS.qaAnswerCharacters),
  }),
  output: z.strictObject({}),
});

/**
 * Corrects what was found of a conversation: its category, its topic, its sentiment, at least one of them. What is corrected is
 * not found anew when the conversation goes on.
 */
export const correctChat = defineContract({
  name: 'correctChat',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  input: z
    .strictObject({
      orgId: idSchema,
      chatId: idSchema,
      category: z.optional(lineField(LIMITS.categoryCharacters)),
      topic: z.optional(lineField(LIMITS.topicCharacters)),
      sentiment: z.optional(z.enum(SENTIMENTS)),
    })
    .check(z.refine((input) => CORRECTED_FIELDS.some((field) => input[field] !== undefined))),
  output: z.strictObject({}),
});

/** Gives a conversation to a member who may write in it, or with null to nobody. Fails with `not-found`, also for any other member. */
export const assignChat = defineContract({
  name: 'assignChat',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 6000, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, chatId: idSchema, assigneeUid: z.nullable(idSchema) }),
  output: z.strictObject({}),
});

const tagsField = z.array(lineField(LIMITS.tagCharacters)).check(z.maxLength(LIMITS.tagsPerChat));

/**
 * Adds tags to a conversation and takes tags away; what others change at the same time stays. Case and accents make no other
 * tag: one that the organization has is taken as it is spelled there. Fails with `not-found`, or `tag-limit-reached` { current, max }.
 */
export const changeChatTags = defineContract({
  name: 'changeChatTags',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 6000, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, chatId: idSchema, add: tagsField, remove: tagsField }),
  output: z.strictObject({}),
});

/**
 * Adds a note of the caller's to a conversation, for the team alone. `noteId` is made by the client: called again, it changes
 * nothing. Fails with `not-found`, or `note-limit-reached` { current, max }.
 */
export const addChatNote = defineContract({
  name: 'addChatNote',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
    noteId: idSchema,
    text: textField(LIMITS.chatNoteCharacters),
  }),
  output: z.strictObject({}),
});

/**
 * Deletes a note: their own for everybody who may write notes, all for those who manage members. One that is not there is no
 * error. Fails with `not-found` without its conversation, or `permission-denied`.
 */
export const deleteChatNote = defineContract({
  name: 'deleteChatNote',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, chatId: idSchema, noteId: idSchema }),
  output: z.strictObject({}),
});

/**
 * Says that the team has nothing more to do in a conversation, or with `isDone` false that it has. Another question without an answer
 * opens it again. Called again, it changes nothing. Fails with `not-found`.
 */
export const markChatDone = defineContract({
  name: 'markChatDone',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 6000, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, chatId: idSchema, isDone: z.boolean() }),
  output: z.strictObject({}),
});

/** Marks a conversation as not read by the team: somebody is to look at it again. */
export const markChatUnread = defineContract({
  name: 'markChatUnread',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
  }),
  output: z.strictObject({}),
});

/** Marks a conversation as read by the team. */
export const markChatRead = defineContract({
  name: 'markChatRead',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    chatId: idSchema,
  }),
  output: z.strictObject({}),
});

/**
 * Deletes conversations with all that was said in them, and answers how many were there. What visitors left as leads stays, and
 * so do the figures. Called again, it takes what was left and counts none twice.
 */
export const deleteChats = defineContract({
  name: 'deleteChats',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    chatIds: z.array(idSchema).check(z.minLength(1), z.maxLength(LIMITS.chatsPerDelete)),
  }),
  output: z.strictObject({ chats: z.int() }),
});

/**
 * Takes questions without an answer off the chatbot's list of them, by the ids of their messages. Asked again, a question comes
 * back. One that is not there is no error.
 */
export const dismissQuestions = defineContract({
  name: 'dismissQuestions',
  access: { kind: 'member', action: 'source.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    messageIds: z.array(idSchema).check(z.minLength(1), z.maxLength(LIMITS.questionsPerDismissal)),
  }),
  output: z.strictObject({}),
});

/** Rates an answer of the visitor's own chat, or takes the rating back with null. `messageId` is the question's. */
export const rateAnswer = defineContract({
  name: 'rateAnswer',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [
    { per: 'address', uses: 300, windowMs: HOUR_MS },
    { per: 'chat', uses: 60, windowMs: HOUR_MS },
  ],
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
    messageId: idSchema,
    rating: z.nullable(z.enum(['positive', 'negative'])),
    /** Visitor's remark on what was good or missing; may be empty. Tabs and line breaks are kept. */
    comment: z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(LIMITS.feedbackCharacters)),
  }),
  output: z.strictObject({}),
});

/**
 * Stores how satisfied a visitor is with their own conversation, or with a null score that they decline to say. The first call counts,
 * later ones change nothing. Fails with `not-found` where nothing was said yet, and where the chatbot does not ask.
 */
export const rateChat = defineContract({
  name: 'rateChat',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [
    { per: 'address', uses: 100, windowMs: HOUR_MS },
    { per: 'chat', uses: 20, windowMs: HOUR_MS },
  ],
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
    score: z.nullable(z.literal(CSAT_SCORES)),
    /** Visitor's remark; may be empty, and is not stored without a score. Tabs and line breaks are kept. */
    comment: z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(LIMITS.feedbackCharacters)),
  }),
  output: z.strictObject({}),
});

/** The visitor's own conversation, to catch up after the connection was gone. Empty if nothing was said yet. */
export const readChat = defineContract({
  name: 'readChat',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [{ per: 'chat', uses: 120, windowMs: HOUR_MS }],
  input: z.strictObject({ token: z.string().check(z.maxLength(2000)) }),
  output: chatViewSchema,
});

/** Mode of the visitor's own conversation: the chat polls it to see whether an agent has taken over. */
export const readChatMode = defineContract({
  name: 'readChatMode',
  access: { kind: 'visitor' },
  idempotent: true,
  input: z.strictObject({ token: z.string().check(z.maxLength(2000)) }),
  output: z.strictObject({ mode: chatViewSchema.shape.mode }),
});

/** Deletes the visitor's own conversation with all its messages. Messages that were left for the business stay. Repeated calls remove nothing more. */
export const deleteMyChat = defineContract({
  name: 'deleteMyChat',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [{ per: 'chat', uses: 20, windowMs: HOUR_MS }],
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
  }),
  output: z.strictObject({ messages: z.int() }),
});

/** Gives a token with which this browser can take up the conversation later (`resumeChat`). Called only after the visitor agreed to store it. */
export const rememberChat = defineContract({
  name: 'rememberChat',
  access: { kind: 'visitor' },
  idempotent: true,
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
  }),
  output: z.strictObject({ resumeToken: z.string() }),
});

/**
 * Takes up an earlier conversation with this chatbot. Fails with `visitor-token-expired` after `LIMITS.resumeTokenMs`, with
 * `visitor-token-invalid` for a token of another chatbot, and with `not-found` if the conversation is gone.
 */
export const resumeChat = defineContract({
  name: 'resumeChat',
  access: { kind: 'public' },
  idempotent: true,
  service: 'visitor',
  input: z.strictObject({ chatbotId: idSchema, resumeToken: z.string().check(z.maxLength(2000)) }),
  output: z.extend(chatViewSchema, { token: z.string() }),
});
