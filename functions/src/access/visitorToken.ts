import { createHmac, timingSafeEqual } from 'node:crypto';
import { CHANNELS } from '@parlance/domain/documents/chat';
import { AppError } from '@parlance/domain/errors';
import { idSchema } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { visitorTokenSecret } from '../platform/config.ts';

const visitorSchema = z.strictObject({
  /** Purpose: a token of another kind never passes for a visitor's. */
  aud: z.literal('parlance-visitor'),
  chatbotId: idSchema,
  chatId: idSchema,
  /** The embedding site as an origin, empty where the browser did not tell. */
  origin: z.string(),
  channel: z.enum(CHANNELS),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** Who a visitor token speaks for: one chat with one chatbot. */
export type Visitor = Omit<z.infer<typeof visitorSchema>, 'aud' | 'expiresAt'>;

function sign(payload: string): Buffer {
  const secret = visitorTokenSecret.value();
  if (secret.length < 32) throw new Error('VISITOR_TOKEN_SECRET needs at least 32 characters');
  return createHmac('sha256', secret).update(payload).digest();
}

/** A token for `visitor`, good for `LIMITS.visitorTokenMs`: base64url payload, a dot, HMAC-SHA256 (RFC 2104) of it. */
export function createVisitorToken(visitor: Visitor, now = Date.now()): string {
  const payload = Buffer.from(
    JSON.stringify({ aud: 'parlance-visitor', ...visitor, expiresAt: now + LIMITS.visitorTokenMs }),
  ).toString('base64url');
  return `${payload}.${sign(payload).toString('base64url')}`;
}

/** Throws `visitor-token-invalid`, or `visitor-token-expired` once its time and `graceMs` are over. */
export function verifyVisitorToken(token: string, graceMs = 0, now = Date.now()): Visitor {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const expected = sign(payload);
  const given = Buffer.from(signature, 'base64url');
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new AppError('visitor-token-invalid');
  }
  const parsed = visitorSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!parsed.success) throw new AppError('visitor-token-invalid');
  const { expiresAt, aud: _, ...visitor } = parsed.data;
  if (expiresAt + graceMs < now) throw new AppError('visitor-token-expired');
  return visitor;
}
