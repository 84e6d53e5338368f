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

/**
 * An identifier that a client may name: what this product or Firebase Authentication made. Never a path, and neither `.`, `..`
 * nor the `__name__` that Firestore keeps for itself (https://firebase.google.com/docs/firestore/quotas#limits).
 */
export const idSchema = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

/**
 * The id of any stored document: also one that the server derived from another by a dot and a word, such as an answer's or an
 * event's. `idSchema` has no dot, so that nothing a client makes can take such a place.
 */
export const storedIdSchema = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,300}(?:\.[a-z0-9-]{1,64})?$/));
