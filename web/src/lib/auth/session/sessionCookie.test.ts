import { describe, expect, it } from 'vitest';
import { isRefreshDue } from './isRefreshDue.ts';
import { makeSession } from './makeSession.ts';
import { SESSION_COOKIE, sessionCookie } from './sessionCookie.ts';

describe('sessionCookie', () => {
  it('says that somebody is signed in for 400 days, and never a token or a name', () => {
    expect(sessionCookie(makeSession())).toBe(`${SESSION_COOKIE}=1; path=/; max-age=34560000; SameSite=lax`);
  });

  it('goes with the session', () => {
    expect(sessionCookie(null)).toBe(`${SESSION_COOKIE}=; path=/; max-age=0; SameSite=lax`);
  });
});

describe('isRefreshDue', () => {
  const nowMs = 1_800_000_000_000;

  it.each([
    [3600, false],
    [91, false],
    [89, true],
    [0, true],
    [-3600, true],
  ])('with %i seconds left is %s', (seconds, expected) => {
    expect(isRefreshDue(makeSession({ expires_at: nowMs / 1000 + seconds }), nowMs)).toBe(expected);
  });

  it('is never for nobody', () => {
    expect(isRefreshDue(null, nowMs)).toBe(false);
  });
});
