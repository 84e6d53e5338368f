import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DeskKind } from '@parlance/domain/desk/DESK_KINDS';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { type TokenKey, tokenKeys } from './tokenKeys.ts';

/** The page whose form a token is for. */
export interface DeskSubject {
  chatbotId: string;
  kind: DeskKind;
}

/** HMAC-SHA256 (RFC 2104) in base64url without padding, over the purpose, the page and what the token says. */
function sign({ chatbotId, kind }: DeskSubject, nonce: string, expiry: string, { secret }: TokenKey): Buffer {
  const signed = ['parlance-desk', chatbotId, kind, nonce, expiry].join('|');
  return Buffer.from(createHmac('sha256', secret).update(signed).digest('base64url'));
}

/** A token for one form of a page, good for `LIMITS.deskFormMs`: a nonce, its end, and the signature of both. Nothing is stored. */
export function createDeskToken(subject: DeskSubject, now = Date.now()): string {
  const nonce = newId();
  const expiry = (now + LIMITS.deskFormMs).toString(36);
  return `${nonce}.${expiry}.${sign(subject, nonce, expiry, tokenKeys()[0]).toString()}`;
}

/** The nonce of a form that this page was sent with; undefined for another page's, a forged one, and one whose time is over. */
export function nonceOfDeskToken(subject: DeskSubject, token: string, now = Date.now()): string | undefined {
  const [nonce = '', expiry = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature);
  const isOurs = tokenKeys().some((key) => {
    const expected = sign(subject, nonce, expiry, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs && rest.length === 0 && Number.parseInt(expiry, 36) >= now ? nonce : undefined;
}
