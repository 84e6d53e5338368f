/**
 * The work that a browser does before it may ask on. In each of `parts` puzzles it looks for a number with which the SHA-256
 * (FIPS 180-4) of `CHALLENGE.PART.NUMBER` begins with `bits` zeros. That takes 2^bits tries on average, in all about a second
 * on a phone; several small puzzles vary less in time than a large one.
 */
export const PROOF = { parts: 8, bits: 14, maxNonce: 9_999_999 } as const;
