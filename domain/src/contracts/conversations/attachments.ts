import * as z from 'zod/mini';
import { HOUR_MS, MINUTE_MS } from '../../durations.ts';
import { lineField } from '../../fields.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { attachmentTypeSchema } from '../../attachments/attachment.ts';
import { defineContract } from '../contract.ts';

/** Characters of the longest file in base64, and of one that is a little too long, which is refused by its size. */
const MAX_CHARACTERS = Math.ceil(LIMITS.attachmentBytes / 3) * 4 + 4096;
/** Longest request with a file, in bytes. */
const CALL_BYTES = MAX_CHARACTERS + 4096;

const sentFile = {
  /** Its message's. */
  messageId: idSchema,
  name: lineField(LIMITS.fileNameCharacters),
  /** Base64. */
  data: z.base64().check(z.minLength(1), z.maxLength(MAX_CHARACTERS)),
};

const storedFile = z.strictObject({
  type: attachmentTypeSchema,
  /** Base64. */
  data: z.string(),
});

/**
 * Sends a picture or a PDF file to the agent. What it is, its bytes say; what a camera has noted in it is taken out. A repeated
 * `messageId` changes nothing. Fails with `attachments-off`, `chat-not-taken-over`, `attachment-type-invalid`, `attachment-damaged`,
 * `attachment-too-large` { max } (bytes), `attachment-unsafe` or `attachment-unchecked` (the operator's scanner found something, or was
 * not reached), and `attachment-limit-reached` { max }, of the conversation or of the organization's day. Then nothing is stored.
 */
export const sendVisitorAttachment = defineContract({
  name: 'sendVisitorAttachment',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [
    { per: 'address', uses: 60, windowMs: HOUR_MS },
    { per: 'chat', uses: 10, windowMs: MINUTE_MS },
  ],
  maxBytes: CALL_BYTES,
  input: z.strictObject({ token: z.string().check(z.maxLength(2000)), ...sentFile }),
  output: z.strictObject({}),
});

/** Sends a picture or a PDF file to the visitor of a conversation that the caller has taken over. Fails as `sendVisitorAttachment` does. */
export const sendAgentAttachment = defineContract({
  name: 'sendAgentAttachment',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [{ per: 'member', uses: 30, windowMs: MINUTE_MS }],
  maxBytes: CALL_BYTES,
  input: z.strictObject({ orgId: idSchema, chatId: idSchema, ...sentFile }),
  output: z.strictObject({}),
});

/** Reads a file of the visitor's own conversation. Fails with `not-found`. */
export const readVisitorAttachment = defineContract({
  name: 'readVisitorAttachment',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [
    { per: 'address', uses: 600, windowMs: HOUR_MS },
    { per: 'chat', uses: 120, windowMs: MINUTE_MS },
  ],
  input: z.strictObject({ token: z.string().check(z.maxLength(2000)), messageId: idSchema }),
  output: storedFile,
});

/** Reads a file of a conversation. Fails with `not-found`, and with `permission-denied` where the caller sees the conversation masked. */
export const readAttachment = defineContract({
  name: 'readAttachment',
  access: { kind: 'member', action: 'org.read' },
  idempotent: true,
  limits: [{ per: 'member', uses: 240, windowMs: MINUTE_MS }],
  input: z.strictObject({ orgId: idSchema, chatId: idSchema, messageId: idSchema }),
  output: storedFile,
});
