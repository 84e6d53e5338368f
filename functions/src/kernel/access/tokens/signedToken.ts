import { createHmac } from 'node:crypto';
import { CHANNELS } from '@parlance/domain/channels/CHANNELS';
import { AppError } from '@parlance/domain/errors';
import { idSchema } from '@parlance/domain/ids';
import * as z from 'zod';
import { isSameSecret } from '../../platform/secrets/isSameSecret.ts';
import { type TokenKey, tokenKeys } from './tokenKeys.ts';

const payloadSchema = z.strictObject({
  /** Purpose: a token of one kind never passes for another. */
  aud: z.string(),
  chatbotId: idSchema,
  chatId: idSchema,
  /** The embedding site as an origin, empty where the browser did not name it. */
  origin: z.string(),
  channel: z.enum(CHANNELS),
  /** The contact for whom it speaks, and until when tokens in its place may do so, in milliseconds since 1970. Missing for a stranger. */
  contact: z.optional(z.strictObject({ id: idSchema, until: z.number() })),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** Subject of a visitor's token: one chat with one chatbot. */
export type Visitor = Omit<z.infer<typeof payloadSchema>, 'aud' | 'expiresAt'>;

type Purpose = 'parlance-visitor' | 'parlance-resume';

/** HMAC-SHA256 (RFC 2104) in base64url without padding. */
function sign(signed: string, { secret }: TokenKey): string {
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

/** A token for one purpose, good until `expiresAt`: the key's id, the payload in base64url and the HMAC of both, with dots between. */
export function createSignedToken(aud: Purpose, visitor: Visitor, expiresAt: number): string {
  const [key] = tokenKeys();
  const payload = Buffer.from(JSON.stringify({ aud, ...visitor, expiresAt })).toString('base64url');
  const signed = `${key.id}.${payload}`;
  return `${signed}.${sign(signed, key)}`;
}

/** Throws `visitor-token-invalid`, or `visitor-token-expired` once its time is over at `now`. */
export function verifySignedToken(aud: Purpose, token: string, now: number): Visitor {
  const [keyId = '', payload = '', signature = '', ...rest] = token.split('.');
  const key = tokenKeys().find(({ id }) => id === keyId);
  if (key === undefined) throw new AppError('visitor-token-invalid');
  // Compared as they are written: decoders pass over padding and spaces, which would give one token many forms.
  if (rest.length > 0 || !isSameSecret(signature, sign(`${keyId}.${payload}`, key))) {
    throw new AppError('visitor-token-invalid');
  }
  const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!parsed.success || parsed.data.aud !== aud) throw new AppError('visitor-token-invalid');
  const { expiresAt, aud: _, ...visitor } = parsed.data;
  if (expiresAt < now) throw new AppError('visitor-token-expired');
  return visitor;
}
