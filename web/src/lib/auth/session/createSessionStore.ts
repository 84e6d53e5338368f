import { isSameSession, isSameUser } from './isSameSession.ts';
import { nextEvents } from './nextEvents.ts';
import type { Session } from './Session.ts';
import type { SessionEvent } from './SessionEvent.ts';

type SessionListener = (event: SessionEvent, session: Session | null) => void;

/** Source of sessions: calls `emit` with the session as soon as it is known, and with every change. */
export type SessionSource = (emit: (session: Session | null) => void) => void;

export interface SessionStore {
  /** Empty at the start and for everybody who is not signed in. */
  session: () => Session | null;
  /** False until the source has said whether somebody is signed in. */
  isKnown: () => boolean;
  /** Subscribes to every event from now on. Returns how to stop. */
  subscribe: (listener: SessionListener) => () => void;
  /** Notifies subscribers of something that no change of the session shows. */
  announce: (event: SessionEvent) => void;
}

/** The same person stays the same object, so that a new token draws nothing again. */
function withKnownUser(previous: Session | null | undefined, next: Session | null): Session | null {
  return previous && next && isSameUser(previous.user, next.user) ? { ...next, user: previous.user } : next;
}

/** Holds the session of one source, which it listens to from the first subscriber on for good. */
export function createSessionStore(source: SessionSource): SessionStore {
  const listeners = new Set<SessionListener>();
  let current: Session | null | undefined;
  let isStarted = false;

  const announce = (event: SessionEvent) => {
    for (const listener of listeners) listener(event, current ?? null);
  };
  const replace = (next: Session | null) => {
    const events = nextEvents(current, next);
    if (current === undefined || !isSameSession(current, next)) current = withKnownUser(current, next);
    events.forEach(announce);
  };
  return {
    session: () => current ?? null,
    isKnown: () => current !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!isStarted) {
        isStarted = true;
        source(replace);
      }
      return () => listeners.delete(listener);
    },
    announce,
  };
}
