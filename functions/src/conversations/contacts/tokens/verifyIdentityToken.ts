import type { IdentityFault } from '@parlance/domain/contacts/IDENTITY_FAULTS';
import { SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { CLAIMS, type IdentityClaims } from './IdentityClaims.ts';

/** A key to check a token with, and the algorithms that it is for. */
export interface TokenKey {
  algorithms: readonly ('HS256' | 'RS256' | 'ES256')[];
  /** Bytes of a secret, or the choice from a key set, which throws `KeySetAway` where that cannot be read. */
  key: Uint8Array | JWTVerifyGetKey;
}

/** Thrown where a key set cannot be read. */
export class KeySetAway extends Error {
  override readonly name = 'KeySetAway';
}

export type Verified = { fault: null; claims: IdentityClaims } | { fault: IdentityFault; claims: null };

function refused(fault: IdentityFault): Verified {
  return { fault, claims: null };
}

/**
 * Checks a JSON Web Token (RFC 7519) by which a business's server vouches for a visitor: signature by one of `keys`, audience, times and
 * the form of each claim. Never throws for what is in the token. The header's own keys and addresses of keys are never used.
 * @param chatbotId The audience.
 */
export async function verifyIdentityToken(
  token: string,
  { keys, chatbotId, now }: { keys: readonly TokenKey[]; chatbotId: string; now: Date },
): Promise<Verified> {
  if (keys.length === 0) return refused('off');
  const algorithm = algorithmOf(token);
  if (algorithm === undefined) return refused('malformed');
  const fitting = keys.filter(({ algorithms }) => algorithms.some((known) => known === algorithm));
  if (fitting.length === 0) return refused('algorithm');
  let fault: IdentityFault = 'signature';
  for (const { key, algorithms } of fitting) {
    const options = {
      algorithms: [...algorithms],
      audience: chatbotId,
      currentDate: now,
      clockTolerance: LIMITS.identityClockSkewMs / SECOND_MS,
      requiredClaims: ['aud', 'exp', 'iat', 'sub'],
    };
    try {
      const { payload } =
        typeof key === 'function' ? await jwtVerify(token, key, options) : await jwtVerify(token, key, options);
      return readClaims(payload, now);
    } catch (error) {
      fault = faultOf(error);
      // Another key may still be the right one.
      if (fault !== 'signature') break;
    }
  }
  return refused(fault);
}

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined;
  }
}

const CLAIM_FAULTS: Readonly<Record<string, IdentityFault>> = {
  aud: 'audience',
  sub: 'subject',
  exp: 'lifetime',
  iat: 'lifetime',
  nbf: 'not-yet-valid',
};

function faultOf(error: unknown): IdentityFault {
  if (error instanceof KeySetAway) return 'keys-away';
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) return CLAIM_FAULTS[error.claim] ?? 'malformed';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) return 'signature';
  if (error instanceof errors.JOSEError) return 'malformed';
  throw error;
}

/** Reads the claims of a token whose signature and audience are right. */
function readClaims({ iat = 0, exp = 0, ...payload }: JWTPayload, now: Date): Verified {
  const lifetime = (exp - iat) * SECOND_MS;
  const isOfFuture = iat * SECOND_MS > now.getTime() + LIMITS.identityClockSkewMs;
  if (isOfFuture) return refused('not-yet-valid');
  if (lifetime <= 0 || lifetime > LIMITS.identityTokenMs) return refused('lifetime');
  const subject = CLAIMS.subject.safeParse(payload.sub);
  if (!subject.success) return refused('subject');
  const name = CLAIMS.name.safeParse(payload['name'] ?? '');
  if (!name.success) return refused('name');
  const email = CLAIMS.email.safeParse(payload['email'] ?? '');
  if (!email.success) return refused('email');
  const attributes = CLAIMS.attributes.safeParse(payload['attributes'] ?? {});
  if (!attributes.success) return refused('attributes');
  const sites = CLAIMS.sites.safeParse(payload['site'] ?? []);
  if (!sites.success) return refused('site');
  return {
    fault: null,
    claims: {
      subject: subject.data,
      name: name.data,
      email: email.data,
      attributes: attributes.data,
      sites: sites.data.map(hostOf),
      expiresAt: new Date(exp * SECOND_MS),
    },
  };
}

/** The host of an origin or an address, or what is one already. */
function hostOf(site: string): string {
  const url = URL.parse(site.includes('://') ? site : `https://${site}`);
  return url?.host ?? site;
}
