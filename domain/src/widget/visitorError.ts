import * as z from 'zod/mini';
import type { ErrorCode } from '../errors.ts';

const CODES = [
  'rate-limited',
  'proof-required',
  'message-limit-reached',
  'playground-limit-reached',
  'trial-expired',
  'chatbot-inactive',
  'chatbot-untrained',
  'chat-taken-over',
  'chat-not-taken-over',
  'handover-closed',
  'attachments-off',
  'attachment-type-invalid',
  'attachment-damaged',
  'attachment-too-large',
  'attachment-unsafe',
  'attachment-unchecked',
  'attachment-limit-reached',
  'transcript-limit-reached',
  'visitor-token-invalid',
  'visitor-token-expired',
  'answer-failed',
  'answer-timeout',
  'invalid-input',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[];

export type VisitorErrorCode = (typeof CODES)[number];

/** The codes that the chat tells apart. Any other is `internal` to it. */
export const visitorErrorCodeSchema = z.enum(CODES);

/** Fields that the widget reads of a `WireError`: its texts need no figures. */
export const visitorErrorSchema = z.object({
  code: visitorErrorCodeSchema,
  correlationId: z.string(),
  /** With `proof-required`: what is to be solved, see PROOF. */
  challenge: z.optional(z.string()),
});
