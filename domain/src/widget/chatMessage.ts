import * as z from 'zod/mini';
import { citationSchema } from './answerStream.ts';
import { attachmentSchema } from '../attachments/attachment.ts';
import { VERDICTS } from './VERDICTS.ts';

/** A stored message as its own visitor gets it. */
export const chatMessageSchema = z.object({
  messageId: z.string(),
  role: z.enum(['user', 'assistant', 'agent', 'event']),
  text: z.string(),
  /** ISO 8601. */
  at: z.string(),
  citations: z.array(citationSchema),
  verdict: z.nullable(z.enum(VERDICTS)),
  rating: z.nullable(z.enum(['positive', 'negative'])),
  revised: z.boolean(),
  agentName: z.nullable(z.string()),
  event: z.nullable(z.enum(['handover-requested', 'agent-joined', 'agent-left', 'handover-missed', 'agent-away'])),
  /** Time, ISO 8601, at which somebody is there again; only where an event says it. */
  opensAt: z.optional(z.string()),
  /** The file that the message is, of which the text is the name. */
  attachment: z.optional(attachmentSchema),
});

export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** A conversation as its own visitor gets it: the newest messages, oldest first. */
export const chatViewSchema = z.object({
  messages: z.array(chatMessageSchema),
  mode: z.enum(['bot', 'human']),
  handover: z.nullable(z.enum(['requested', 'joined', 'missed', 'ended'])),
  agentName: z.nullable(z.string()),
  /** The visitor has said how satisfied they are, or declined to. */
  hasCsat: z.optional(z.boolean()),
});

export type ChatView = z.infer<typeof chatViewSchema>;
