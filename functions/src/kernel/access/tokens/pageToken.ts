import { createHmac, timingSafeEqual } from 'node:crypto';
import { newId } from '@parlance/domain/ids';
import { type TokenKey, tokenKeys } from './tokenKeys.ts';

/** HMAC-SHA256 (RFC 2104) in base64url without padding, over the purpose, the page and what the token says. */
function sign(page: readonly string[], nonce: string, expiry: string, { secret }: TokenKey): Buffer {
  const signed = [...page, nonce, expiry].join('|');
  return Buffer.from(createHmac('sha256', secret).update(signed).digest('base64url'));
}

/**
 * A token for one form of a page: a nonce, its end, and the signature of both. Nothing is stored.
 * @param page The purpose, and ids of the page.
 * @param expiresAt Milliseconds since 1970.
 */
export function createPageToken(page: readonly string[], expiresAt: number): string {
  const nonce = newId();
  const expiry = expiresAt.toString(36);
  return `${nonce}.${expiry}.${sign(page, nonce, expiry, tokenKeys()[0]).toString()}`;
}

/** The nonce of a form that this page was sent with; undefined for another page's, a forged one, and one whose time is over. */
export function nonceOfPageToken(page: readonly string[], token: string, now = Date.now()): string | undefined {
  const [nonce = '', expiry = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature);
  const isOurs = tokenKeys().some((key) => {
    const expected = sign(page, nonce, expiry, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs && rest.length === 0 && Number.parseInt(expiry, 36) >= now ? nonce : undefined;
}
