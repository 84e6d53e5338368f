import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';
import { actionCallSchema } from '../actions/actionCall.ts';
import { citationSchema } from '../../widget/answerStream.ts';
import { attachmentSchema } from '../../attachments/attachment.ts';
import { CHANNELS } from '../../channels/CHANNELS.ts';
import { FILE_FAULTS } from '../../attachments/FILE_FAULTS.ts';
import { messageDeliverySchema } from '../channels/delivery.ts';
import { pendingSchema } from './pending.ts';
import { VERDICTS } from '../../widget/VERDICTS.ts';
import { LOCALES } from '../../locales.ts';

/** Events of a handover between chatbot and agent: asked for, taken over, given back, nobody came in time, or the agent went away. */
export const CHAT_EVENTS = [
  'handover-requested',
  'agent-joined',
  'agent-left',
  'handover-missed',
  'agent-away',
] as const;

const base = { chatbotId: idSchema, text: z.string(), at: timestamp };

/**
 * The message in languages of the dashboard, for those of the team who read them; empty where a translation was tried and had not the
 * figures, links and names of the message. Nothing but the team's own pages and what is exported of the message has them.
 */
const translations = z.partialRecord(z.enum(LOCALES), z.string()).default({});

/**
 * The file that the message is, of which `text` is the name; null of a message that is text. `hash` is the SHA-256 of what is stored, in
 * hexadecimal digits, and names it in the bucket.
 */
const attachment = z.nullable(z.object({ ...attachmentSchema.shape, hash: z.string() })).default(null);

/** By a connected channel. Null of a message that its visitor reads in a chat of the product's own. */
const delivery = z.nullable(messageDeliverySchema).default(null);

/** The day yyyy-mm-dd whose figures it is in; empty before it was stored. */
const figureDay = z.string().default('');

/** Channel by which its figures count it. Null before it was stored, and of events that no figure counts by channel. */
const figureChannel = z.nullable(z.enum(CHANNELS)).default(null);

/** Message of a visitor: a question to the chatbot, or a message to the agent who has taken over. */
export const visitorMessageSchema = z.object({
  ...base,
  role: z.literal('user'),
  translations,
  attachment,
  /** Reason for which a customer's file by a connected channel was not taken: the message stands for it, and its text is the file's name. */
  fileFault: z.nullable(z.enum(FILE_FAULTS)).default(null),
  /** Number of attempts at an answer. */
  attempts: z.int().default(1),
  /** True if messages of the plan are taken for it. */
  charged: z.boolean().default(true),
  /** The counter that they are taken from: `orgs/{orgId}/usage/{chargedIn}`. Null where none is. */
  chargedIn: z.nullable(z.string()).default(null),
  /**
   * Id of what was taken of the plan for it last (`id` in the counter's `pending`): it stays when that was given
   * back. Null where none was, and before it was stored.
   */
  chargeId: z.nullable(z.string()).default(null),
  /** Messages of the plan that it takes where it is `charged`. */
  chargedMessages: z.int().default(1),
  /** An agent joined before the chatbot's answer was there: none is kept. */
  silenced: z.boolean().default(false),
  /** Id of the question that is asked again for another answer. */
  regenerates: z.nullable(z.string()).default(null),
  /** Number among the conversation's questions to the chatbot, from 1. Null for a message to an agent, and before it was stored. */
  number: z.nullable(z.int()).default(null),
  /** The conversation began with it. */
  opens: z.boolean().default(false),
  /** Request of the answer before: this message took it, whatever it says. */
  takes: z.nullable(pendingSchema).default(null),
  /** Time at which that call was sent: it is sent once. */
  sentAt: z.nullable(timestamp).default(null),
  /** It is in the figures of the conversations although it has no answer. */
  counted: z.boolean().default(false),
});

/** Answer of the chatbot. Its id comes from its question's (`answerIdOf`). */
export const answerMessageSchema = z.object({
  ...base,
  role: z.literal('assistant'),
  translations,
  delivery,
  citations: z.array(citationSchema).default([]),
  verdict: z.enum(VERDICTS),
  rating: z.nullable(z.enum(['positive', 'negative'])).default(null),
  /** Visitor's comment with the rating; empty without. */
  comment: z.string().default(''),
  revised: z.boolean().default(false),
  /** The chatbot's text before the answer was revised. */
  original: z.nullable(z.string()).default(null),
  provider: z.nullable(z.string()).default(null),
  model: z.nullable(z.string()).default(null),
  /** Input plus output tokens; estimated where the provider gives none. */
  tokens: z.nullable(z.int()).default(null),
  /** Cost of its generation in millionths of a US dollar, by the published price; null where that is not known. */
  costMicroUsd: z.nullable(z.int()).default(null),
  /** From the request's arrival to the answer's last byte. */
  latencyMs: z.nullable(z.int()).default(null),
  /** The question as it was looked up, rewritten with the conversation where it was a follow-up. */
  searchQuery: z.nullable(z.string()).default(null),
  /** The passages that it could draw on, best first. `score` as the provider's `minScore` counts. */
  passages: z
    .array(
      z.object({
        chunkId: z.string(),
        score: z.number(),
        /** As the source was called then; empty in answers from before it was stored. */
        sourceName: z.string().default(''),
      }),
    )
    .default([]),
  /** The business's endpoints that were called for it, or that a visitor was asked about. */
  calls: z.array(actionCallSchema).default([]),
  attempts: z.int().default(1),
  /** The chatbot's release that it was given under; null before releases were recorded. */
  release: z.nullable(z.int()).default(null),
  day: figureDay,
  channel: figureChannel,
  /** The hour of its question by the organization's clock, 0 to 23; null before it was stored. */
  hour: z.nullable(z.int()).default(null),
});

/** Message of an agent of the business. */
export const agentMessageSchema = z.object({
  ...base,
  role: z.literal('agent'),
  translations,
  attachment,
  delivery,
  agentUid: z.string(),
  agentName: z.string(),
  /**
   * Share of a suggested reply that was changed before it was sent (`editShare`): 0 for one that was sent as it was, 1 where nothing
   * of it was left. Null for a message that began as none.
   */
  draftChange: z.nullable(z.number()).default(null),
  /** The agent's own words, of which `text` is the translation that the visitor got. Null for a message that was sent as it was written. */
  original: z.nullable(z.object({ text: z.string(), locale: z.enum(LOCALES) })).default(null),
});

/** Something that happened, in the place where it did. Its text is empty. */
export const chatEventSchema = z.object({
  ...base,
  role: z.literal('event'),
  event: z.enum(CHAT_EVENTS),
  /** Agent who joined, left or went away; null where nobody did. */
  agentUid: z.nullable(z.string()).default(null),
  agentName: z.nullable(z.string()).default(null),
  /** Time at which somebody is there again, by the opening hours. Null where they do not say, and of other events. */
  opensAt: z.nullable(timestamp).default(null),
  day: figureDay,
  channel: figureChannel,
});

/** orgs/{orgId}/chats/{chatId}/messages/{messageId}. */
export const messageSchema = z.discriminatedUnion('role', [
  visitorMessageSchema,
  answerMessageSchema,
  agentMessageSchema,
  chatEventSchema,
]);

export type VisitorMessage = z.infer<typeof visitorMessageSchema>;
export type AnswerMessage = z.infer<typeof answerMessageSchema>;
export type AgentMessage = z.infer<typeof agentMessageSchema>;
export type ChatEvent = z.infer<typeof chatEventSchema>;
export type Message = z.infer<typeof messageSchema>;

type Said = Pick<Message, 'chatbotId' | 'text' | 'at'>;

/** A visitor's new message, with any other fields that the caller knows. */
export function newVisitorMessage(own: Said & Partial<VisitorMessage>): VisitorMessage {
  return {
    role: 'user',
    translations: {},
    attachment: null,
    fileFault: null,
    attempts: 1,
    charged: true,
    chargedIn: null,
    chargeId: null,
    chargedMessages: 1,
    silenced: false,
    regenerates: null,
    number: null,
    opens: false,
    takes: null,
    sentAt: null,
    counted: false,
    ...own,
  };
}

/** An answer that nobody has rated or revised, or with whatever else the caller knows of it. */
export function newAnswerMessage(own: Said & Pick<AnswerMessage, 'verdict'> & Partial<AnswerMessage>): AnswerMessage {
  return {
    role: 'assistant',
    translations: {},
    delivery: null,
    citations: [],
    rating: null,
    comment: '',
    revised: false,
    original: null,
    provider: null,
    model: null,
    tokens: null,
    costMicroUsd: null,
    latencyMs: null,
    searchQuery: null,
    passages: [],
    calls: [],
    attempts: 1,
    release: null,
    day: '',
    channel: null,
    hour: null,
    ...own,
  };
}
