/** Other providers that can vouch for a person, as Firebase Authentication names them. */
export const LINKED_PROVIDERS = ['google.com', 'microsoft.com'] as const;

/**
 * The ways in which people sign in, as Firebase Authentication names them in a token's `sign_in_provider`. `custom` is one with the claim
 * `mailLink` alone: the product makes custom tokens for visitors' browsers too (docs/identities.md). firestore.rules and storage.rules
 * repeat the list.
 */
export const PERSON_PROVIDERS: readonly string[] = ['password', ...LINKED_PROVIDERS];

/** Value of a token's `sign_in_provider` after a sign-in by a mailed link. */
export const MAIL_LINK_PROVIDER = 'custom';

const VISITOR_UID = 'visitor-';

/** The account under which a visitor's browser watches its conversation. No id that `newId` or Firebase makes begins like this. */
export function visitorUid(chatId: string): string {
  return `${VISITOR_UID}${chatId}`;
}

/** True iff an account was made for a visitor's browser, whatever it has become since. */
export function isVisitorUid(uid: string): boolean {
  return uid.startsWith(VISITOR_UID);
}

/** Claims of an ID token about its bearer: https://firebase.google.com/docs/rules/rules-and-auth. */
export interface IdentityClaims {
  email?: unknown;
  email_verified?: unknown;
  /** The address that the product has confirmed; no client can write it. */
  confirmedEmail?: unknown;
  /** True where the person came by a link that we had mailed (`signInByLink`). Custom tokens alone can bring it. */
  mailLink?: unknown;
  /** The conversation that a visitor's browser may watch. */
  visitorChat?: unknown;
  firebase?: unknown;
}

/**
 * `visitor`: a visitor's browser, or an account that was made for one. `stranger`: a sign-in that the product knows no use for, such as
 * an anonymous one. `unconfirmed` and `confirmed`: a person, whose address the product has confirmed or not.
 */
export type Identity = 'visitor' | 'stranger' | 'unconfirmed' | 'confirmed';

function providerOf(firebase: unknown): unknown {
  return typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
    ? firebase.sign_in_provider
    : undefined;
}

/**
 * Kind of identity of a verified ID token: one made for one purpose is never accepted for another. Callables ask this function,
 * and `isPerson` and `isConfirmed` of both rules files decide alike.
 */
export function identityOf(uid: string, claims: IdentityClaims): Identity {
  if (isVisitorUid(uid) || claims.visitorChat !== undefined) return 'visitor';
  const provider = providerOf(claims.firebase);
  const isByLink = provider === MAIL_LINK_PROVIDER && claims.mailLink === true;
  const isPerson = isByLink || (typeof provider === 'string' && PERSON_PROVIDERS.includes(provider));
  if (!isPerson || typeof claims.email !== 'string') return 'stranger';
  return claims.email_verified === true && claims.confirmedEmail === claims.email ? 'confirmed' : 'unconfirmed';
}
