import { describe, expect, it } from 'vitest';
import { makeSession } from './makeSession.ts';
import { nextEvents } from './nextEvents.ts';

const session = makeSession();

describe('nextEvents', () => {
  it('says INITIAL_SESSION first, with or without somebody signed in', () => {
    expect(nextEvents(undefined, null)).toEqual(['INITIAL_SESSION']);
    expect(nextEvents(undefined, session)).toEqual(['INITIAL_SESSION']);
  });

  it('tells signing in from signing out, and nothing from nothing', () => {
    expect(nextEvents(null, session)).toEqual(['SIGNED_IN']);
    expect(nextEvents(session, null)).toEqual(['SIGNED_OUT']);
    expect(nextEvents(null, null)).toEqual([]);
    expect(nextEvents(session, makeSession())).toEqual([]);
  });

  it('ends one person’s session before another’s begins', () => {
    expect(nextEvents(session, makeSession({ user: { id: 'other' } }))).toEqual(['SIGNED_OUT', 'SIGNED_IN']);
  });

  it('tells a new token from a changed person', () => {
    expect(nextEvents(session, makeSession({ access_token: 'next' }))).toEqual(['TOKEN_REFRESHED']);
    expect(nextEvents(session, makeSession({ user: { name: 'Ada King' } }))).toEqual(['USER_UPDATED']);
    const confirmed = makeSession({ access_token: 'next', user: { email_confirmed: true } });
    expect(nextEvents(session, confirmed)).toEqual(['TOKEN_REFRESHED', 'USER_UPDATED']);
    const factors = [{ id: 'f', factor_type: 'totp', status: 'verified' }] as const;
    expect(nextEvents(session, makeSession({ user: { factors } }))).toEqual(['USER_UPDATED']);
  });
});
