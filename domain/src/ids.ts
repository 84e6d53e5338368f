import * as z from 'zod/mini';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 22;

/**
 * A new random identifier: 22 characters of A-Z a-z 0-9, about 131 bits, so that no document can be reached by guessing.
 * Bytes of 248 and above are thrown away because 256 is not a multiple of 62.
 */
export function newId(): string {
  let id = '';
  while (id.length < ID_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(ID_LENGTH))) {
      if (byte < 248 && id.length < ID_LENGTH) id += ALPHABET.charAt(byte % 62);
    }
  }
  return id;
}

/** An identifier that this product or Firebase Authentication made. Never a path: no slash, no dot, no reserved `__name__`. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));
