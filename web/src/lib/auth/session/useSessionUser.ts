import { useSyncExternalStore } from 'react';
import type { SessionUser } from './Session.ts';
import { sessionStore } from './sessionStore.ts';

function currentUser(): SessionUser | null | undefined {
  return sessionStore.isKnown() ? (sessionStore.session()?.user ?? null) : undefined;
}

/** The signed-in person with their ways of signing in and second factors, live. Undefined until known, null when signed out. */
export function useSessionUser(): SessionUser | null | undefined {
  return useSyncExternalStore(sessionStore.subscribe, currentUser);
}
