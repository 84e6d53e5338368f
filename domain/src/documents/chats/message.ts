import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';
import { citationSchema } from '../../widget/answerStream.ts';

/** `agent`: a person of the business. `event`: something happened, which `event` names. */
export const MESSAGE_ROLES = ['user', 'assistant', 'agent', 'event'] as const;

/** What happened between bot and person: asked for, taken over, given back, or nobody came in time. */
export const CHAT_EVENTS = ['handover-requested', 'agent-joined', 'agent-left', 'handover-missed'] as const;

/**
 * How an answer came about. `verified`: the business's own answer to that question, word for word. `answered`: every
 * sentence stands in a passage. `refused`: the sources do not say. `incomplete`: it was cut and can be asked again.
 * `pending`: it is being written.
 */
export const VERDICTS = ['pending', 'verified', 'answered', 'refused', 'incomplete', 'failed'] as const;

/** orgs/{orgId}/chats/{chatId}/messages/{messageId}. The last group of fields is null in a visitor's message. */
export const messageSchema = z.object({
  chatbotId: idSchema,
  role: z.enum(MESSAGE_ROLES),
  text: z.string(),
  at: timestamp,
  citations: z.array(citationSchema),
  verdict: z.nullable(z.enum(VERDICTS)),
  rating: z.nullable(z.enum(['positive', 'negative'])),
  revised: z.boolean(),
  /** Of a revised answer: what the chatbot had said. */
  original: z.nullable(z.string()).default(null),
  provider: z.nullable(z.string()),
  model: z.nullable(z.string()),
  /** Input plus output tokens; estimated where the provider does not tell. */
  tokens: z.nullable(z.int()),
  /** From the request's arrival to the answer's last byte. */
  latencyMs: z.nullable(z.int()),
  /** Of an answer: the question as it was looked up, made whole from the conversation where it was a follow-up. */
  searched: z.nullable(z.string()).default(null),
  /** Of an answer: the passages that it could draw on, best first. `score` as the provider's `minScore` counts. */
  passages: z.array(z.object({ chunkId: z.string(), score: z.number() })).default([]),
  /** Of a question: how often an answer was tried, and whether one message of the plan is taken for it. */
  attempts: z.int().default(1),
  charged: z.boolean().default(true),
  /** What a visitor wrote with a rating; empty without. */
  comment: z.string().default(''),
  /** Of a question that was asked again for another answer: the id of the first one. */
  regenerates: z.nullable(z.string()).default(null),
  /** Who wrote as a person of the business, or joined and left. */
  agentUid: z.nullable(z.string()).default(null),
  agentName: z.nullable(z.string()).default(null),
  event: z.nullable(z.enum(CHAT_EVENTS)).default(null),
});

export type Message = z.infer<typeof messageSchema>;
export type Verdict = (typeof VERDICTS)[number];

/** A message with nothing said about it yet. */
export function newMessage(said: Pick<Message, 'chatbotId' | 'role' | 'text' | 'at'>): Message {
  return {
    ...said,
    citations: [],
    verdict: null,
    rating: null,
    comment: '',
    revised: false,
    original: null,
    provider: null,
    model: null,
    tokens: null,
    latencyMs: null,
    searched: null,
    passages: [],
    attempts: 1,
    charged: true,
    regenerates: null,
    agentUid: null,
    agentName: null,
    event: null,
  };
}
