import { createSessionStore } from './createSessionStore.ts';
import { firebaseSessions } from './firebaseSessions.ts';

/** The session of this tab. */
export const sessionStore = createSessionStore(firebaseSessions);
