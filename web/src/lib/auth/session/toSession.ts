import { multiFactor, type User } from 'firebase/auth';
import { factorKind } from '../second-factor/factorKind.ts';
import { isConfirmedToken } from './isConfirmedToken.ts';
import type { Session, SessionFactor } from './Session.ts';

/** Contents of a token. */
interface TokenReading {
  token: string;
  expiresAt: number;
  isConfirmed: boolean;
}

async function readToken(user: User): Promise<TokenReading> {
  try {
    const result = await user.getIdTokenResult();
    const { token, expirationTime } = result;
    return { token, expiresAt: Date.parse(expirationTime) / 1000, isConfirmed: isConfirmedToken(result) };
  } catch {
    // Without a network the token can't be renewed. Who is signed in is known all the same, and the next tick tries again.
    return { token: '', expiresAt: 0, isConfirmed: user.emailVerified };
  }
}

function factorsOf(user: User): SessionFactor[] {
  return multiFactor(user).enrolledFactors.flatMap(({ uid, factorId }) => {
    const kind = factorKind(factorId);
    return kind === undefined ? [] : [{ id: uid, factor_type: kind, status: 'verified' }];
  });
}

/** Firebase's user as a session. */
export async function toSession(user: User): Promise<Session> {
  const { token, expiresAt, isConfirmed } = await readToken(user);
  return {
    access_token: token,
    refresh_token: user.refreshToken,
    expires_in: Math.max(0, Math.round(expiresAt - Date.now() / 1000)),
    expires_at: expiresAt,
    token_type: 'bearer',
    user: {
      id: user.uid,
      email: user.email ?? '',
      email_confirmed: isConfirmed,
      name: user.displayName ?? '',
      identities: user.providerData.map(({ providerId, email }) => ({ provider: providerId, email: email ?? '' })),
      factors: factorsOf(user),
    },
  };
}
