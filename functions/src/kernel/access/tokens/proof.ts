import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@parlance/domain/limits';
import { PROOF } from '@parlance/domain/widget/PROOF';
import { type TokenKey, tokenKeys } from './tokenKeys.ts';

/** The one question that a proof is for: its answer is given once, so the proof counts once, whichever process gets it. */
export interface ProofSubject {
  chatbotId: string;
  chatId: string;
  messageId: string;
}

export interface ProofSolution {
  challenge: string;
  nonces: readonly number[];
}

/** Bytes of the signature that a challenge has: half of HMAC-SHA256 (RFC 2104, section 5). What is hashed fits into one block. */
const SIGNATURE_BYTES = 16;

function sign({ chatbotId, chatId, messageId }: ProofSubject, expiry: string, { secret }: TokenKey): Buffer {
  const signed = ['parlance-proof', chatbotId, chatId, messageId, expiry].join('|');
  return createHmac('sha256', secret).update(signed).digest().subarray(0, SIGNATURE_BYTES);
}

/** A challenge for one question, good for `LIMITS.proofMs`: its end, and the signature of that and of the question. Nothing is stored. */
export function createChallenge(subject: ProofSubject, now = Date.now()): string {
  const expiry = (now + LIMITS.proofMs).toString(36);
  return `${expiry}.${sign(subject, expiry, tokenKeys()[0]).toString('base64url')}`;
}

/** True if the numbers solve a challenge of ours for this question whose time is not over. */
export function isProof(subject: ProofSubject, { challenge, nonces }: ProofSolution, now = Date.now()): boolean {
  const [expiry = '', signature = '', ...rest] = challenge.split('.');
  const given = Buffer.from(signature, 'base64url');
  // Decoders pass over padding and other letters: one challenge has one form.
  if (rest.length > 0 || given.length !== SIGNATURE_BYTES || given.toString('base64url') !== signature) return false;
  const isOurs = tokenKeys().filter((key) => timingSafeEqual(given, sign(subject, expiry, key))).length > 0;
  if (!isOurs || !(Number.parseInt(expiry, 36) >= now) || nonces.length !== PROOF.parts) return false;
  return nonces.filter((nonce, part) => zerosOf(`${challenge}.${part}.${nonce}`) >= PROOF.bits).length === PROOF.parts;
}

function zerosOf(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE());
}
