import type { Session, SessionUser } from './Session.ts';

interface SessionOverrides extends Partial<Omit<Session, 'user'>> {
  user?: Partial<SessionUser>;
}

/** A session for tests, with whatever a test needs different. */
export function makeSession({ user, ...session }: SessionOverrides = {}): Session {
  return {
    access_token: 'token',
    refresh_token: 'refresh',
    expires_in: 3600,
    expires_at: 1_800_000_000,
    token_type: 'bearer',
    user: {
      id: 'ada',
      email: 'ada@example.com',
      email_confirmed: false,
      name: 'Ada Lovelace',
      identities: [{ provider: 'password', email: 'ada@example.com' }],
      factors: [],
      ...user,
    },
    ...session,
  };
}
