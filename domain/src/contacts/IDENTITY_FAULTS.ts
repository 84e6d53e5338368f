/**
 * Reasons for which an identity token is refused. `off`: the chatbot has neither a secret nor a key set. `malformed`: no signed JWT.
 * `algorithm`: not HS256 with the secret, nor RS256 or ES256 with the key set. `keys-away`: the key set cannot be read. `lifetime`: good
 * for longer than `LIMITS.identityTokenMs`. `subject`, `email`, `name`, `attributes`: this claim is missing or not of its form. `site`:
 * made for another website than the one that shows the chat. `replayed`: another browser has used it.
 */
export const IDENTITY_FAULTS = [
  'off',
  'malformed',
  'algorithm',
  'signature',
  'keys-away',
  'audience',
  'expired',
  'not-yet-valid',
  'lifetime',
  'subject',
  'email',
  'name',
  'attributes',
  'site',
  'replayed',
] as const;

export type IdentityFault = (typeof IDENTITY_FAULTS)[number];
