import { describe, expect, it } from 'vitest';
import { createSessionStore } from './createSessionStore.ts';
import { makeSession } from './makeSession.ts';
import type { Session } from './Session.ts';

/** A store whose source is under the test's hand. */
function makeStore() {
  let starts = 0;
  let emit: (session: Session | null) => void = () => undefined;
  const store = createSessionStore((take) => {
    starts += 1;
    emit = take;
  });
  const heard: string[] = [];
  return { store, heard, starts: () => starts, send: (session: Session | null) => emit(session) };
}

describe('the session store', () => {
  it('is empty and undecided at the start, and starts its source once', () => {
    const { store, starts } = makeStore();
    expect(store.session()).toBe(null);
    expect(store.isKnown()).toBe(false);
    expect(starts()).toBe(0);
    store.subscribe(() => undefined);
    store.subscribe(() => undefined);
    expect(starts()).toBe(1);
  });

  it('holds what the source says and tells every subscriber once', () => {
    const { store, heard, send } = makeStore();
    store.subscribe((event, session) => heard.push(`${event} ${session?.user.id ?? 'nobody'}`));
    send(null);
    expect(store.isKnown()).toBe(true);
    send(makeSession());
    send(makeSession());
    send(makeSession({ access_token: 'next' }));
    send(null);
    expect(heard).toEqual(['INITIAL_SESSION nobody', 'SIGNED_IN ada', 'TOKEN_REFRESHED ada', 'SIGNED_OUT nobody']);
    expect(store.session()).toBe(null);
  });

  it('replaces a session only if it differs, and keeps the person when only the token does', () => {
    const { store, send } = makeStore();
    store.subscribe(() => undefined);
    send(makeSession());
    const first = store.session();
    send(makeSession({ expires_in: 10 }));
    expect(store.session()).toBe(first);
    send(makeSession({ access_token: 'next' }));
    expect(store.session()).not.toBe(first);
    expect(store.session()?.access_token).toBe('next');
    expect(store.session()?.user).toBe(first?.user);
    send(makeSession({ user: { name: 'Ada King' } }));
    expect(store.session()?.user).not.toBe(first?.user);
  });

  it('announces what no change of the session shows', () => {
    const { store, heard, send } = makeStore();
    store.subscribe((event) => heard.push(event));
    send(makeSession());
    store.announce('PASSWORD_RECOVERY');
    store.announce('MFA_CHALLENGE_VERIFIED');
    expect(heard).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY', 'MFA_CHALLENGE_VERIFIED']);
  });

  it('tells nothing to whoever stopped listening', () => {
    const { store, heard, send } = makeStore();
    const stop = store.subscribe((event) => heard.push(event));
    stop();
    send(makeSession());
    expect(heard).toEqual([]);
  });
});
