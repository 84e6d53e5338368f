import { createHmac, timingSafeEqual } from 'node:crypto';
import { CHANNELS } from '@parlance/domain/documents/chats/chat';
import { AppError } from '@parlance/domain/errors';
import { idSchema } from '@parlance/domain/ids';
import * as z from 'zod';
import { visitorTokenSecret } from '../platform/config.ts';

const payloadSchema = z.strictObject({
  /** Purpose: a token of one kind never passes for another. */
  aud: z.string(),
  chatbotId: idSchema,
  chatId: idSchema,
  /** The embedding site as an origin, empty where the browser did not name it. */
  origin: z.string(),
  channel: z.enum(CHANNELS),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** Who a visitor's token speaks for: one chat with one chatbot. */
export type Visitor = Omit<z.infer<typeof payloadSchema>, 'aud' | 'expiresAt'>;

type Purpose = 'parlance-visitor' | 'parlance-resume';

/** HMAC-SHA256 (RFC 2104) in base64url without padding. */
function sign(payload: string): string {
  const secret = visitorTokenSecret.value();
  if (secret.length < 32) throw new Error('VISITOR_TOKEN_SECRET needs at least 32 characters');
  return createHmac('sha256', secret).update(payload).digest('base64url');
}

/** A token for one purpose, good until `expiresAt`: base64url payload, a dot, HMAC-SHA256 (RFC 2104) of it. */
export function createSignedToken(aud: Purpose, visitor: Visitor, expiresAt: number): string {
  const payload = Buffer.from(JSON.stringify({ aud, ...visitor, expiresAt })).toString('base64url');
  return `${payload}.${sign(payload)}`;
}

/** Throws `visitor-token-invalid`, or `visitor-token-expired` once its time is over at `now`. */
export function verifySignedToken(aud: Purpose, token: string, now: number): Visitor {
  const [payload = '', signature = '', ...rest] = token.split('.');
  // Compared as they are written: decoders pass over padding and spaces, which would give one token many forms.
  const expected = Buffer.from(sign(payload));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new AppError('visitor-token-invalid');
  }
  const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!parsed.success || parsed.data.aud !== aud) throw new AppError('visitor-token-invalid');
  const { expiresAt, aud: _, ...visitor } = parsed.data;
  if (expiresAt < now) throw new AppError('visitor-token-expired');
  return visitor;
}
