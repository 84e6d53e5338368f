/** Contacts: visitors whom a business's server vouches for. */
export const CONTACT_LIMITS = {
  /** Longest time from a token's `iat` to its `exp`, in milliseconds. */
  identityTokenMs: 10 * 60_000,
  /** Difference between two servers' clocks that is passed over. */
  identityClockSkewMs: 60_000,
  identityTokenCharacters: 4096,
  subjectCharacters: 200,
  contactAttributes: 20,
  attributeCharacters: 200,
  /** Length of an attribute by which conversations are found, with its name. */
  attributeMarkCharacters: 120,
  /** Time after signing in for which visitor tokens speak for a contact. */
  contactSessionMs: 12 * 3_600_000,
  /** A conversation that is not older goes on by itself on another page or device. */
  contactContinueMs: 24 * 3_600_000,
  contactChatsPage: 20,
  /** Time for which a secret still counts once another one has taken its place. */
  formerIdentitySecretMs: 7 * 24 * 3_600_000,
  /** Time for which a key set that was fetched counts, and between two fetches for a key that is not in it. */
  keySetMs: 10 * 60_000,
  keySetRetryMs: 30_000,
  /** Time for which it counts where it cannot be fetched anew. */
  keySetStaleMs: 24 * 3_600_000,
} as const;
