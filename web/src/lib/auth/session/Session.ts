import type { SecondFactorKind } from '../second-factor/secondFactorKind.ts';

export interface SessionFactor {
  id: string;
  factor_type: SecondFactorKind;
  status: 'verified';
}

export interface SessionUser {
  id: string;
  email: string;
  /** True once the token says so: it is what rules and callables believe. */
  email_confirmed: boolean;
  name: string;
  /** Ways of signing in, as Firebase calls them: `password`, `google.com`, `microsoft.com`; with the address that each has there. */
  identities: readonly { provider: string; email: string }[];
  factors: readonly SessionFactor[];
}

/** A signed-in person and their tokens. It lives in memory alone; Firebase keeps what survives a reload. */
export interface Session {
  /** Empty while no token can be had, such as offline after it ran out. */
  access_token: string;
  refresh_token: string;
  /** Seconds that the access token was left with when it was taken over. */
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  token_type: 'bearer';
  user: SessionUser;
}
