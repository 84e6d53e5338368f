import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { attachmentSchema } from '@parlance/domain/attachments/attachment';
import type { ChatMessage } from '@parlance/domain/widget/chatMessage';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
} from 'firebase/firestore';
import * as z from 'zod/mini';
import type { LiveEvents } from './LiveEvents.ts';
import { watchSchema } from './watchSchema.ts';

const moment = z.custom<Timestamp>((value) => value instanceof Timestamp);

const liveSchema = z.object({
  mode: z.enum(['bot', 'human']),
  handover: z.nullable(z.enum(['requested', 'joined', 'missed', 'ended'])),
  agentName: z.nullable(z.string()),
  agentTypingAt: z.nullable(moment),
});

const relayedSchema = z.object({
  role: z.enum(['user', 'assistant', 'agent', 'event']),
  text: z.string(),
  agentName: z.nullable(z.string()),
  event: z._default(
    z.nullable(z.enum(['handover-requested', 'agent-joined', 'agent-left', 'handover-missed', 'agent-away'])),
    null,
  ),
  at: moment,
  attachment: z._default(z.nullable(attachmentSchema), null),
});

function toMessage(messageId: string, data: unknown): ChatMessage[] {
  const relayed = relayedSchema.safeParse(data);
  if (!relayed.success) return [];
  const { at, attachment, ...message } = relayed.data;
  return [
    {
      ...message,
      ...(attachment === null ? {} : { attachment }),
      messageId,
      at: at.toDate().toISOString(),
      citations: [],
      verdict: null,
      rating: null,
      revised: false,
    },
  ];
}

/** The SDK would record the days of its use in IndexedDB; this page stores nothing without the visitor's consent. */
function forbidStorage(): void {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
}

/**
 * Follows the live document of one conversation and, while an agent has taken over, its messages. Returns a function that
 * ends it. Fails if the sign-in fails.
 * @param answer Of `watchChat`.
 */
export async function watchLive(answer: unknown, { onState, onMessages, onEnd }: LiveEvents): Promise<() => void> {
  forbidStorage();
  const { orgId, chatId, emulators, firebase, customToken } = watchSchema.parse(answer);
  const app = initializeApp(firebase, newId());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const db = getFirestore(app);
  if (emulators !== null) {
    const { auth: authAt, firestore: firestoreAt } = emulators;
    connectAuthEmulator(auth, `http://${authAt.host}:${authAt.port}`, { disableWarnings: true });
    connectFirestoreEmulator(db, firestoreAt.host, firestoreAt.port);
  }
  await signInWithCustomToken(auth, customToken);

  let stopMessages: (() => void) | undefined;
  function watchMessages(): void {
    const newest = query(
      collection(db, paths.relay(orgId, chatId)),
      orderBy('at'),
      limitToLast(LIMITS.messagesPerChatRead),
    );
    stopMessages ??= onSnapshot(
      newest,
      ({ docs }) => onMessages(docs.flatMap((one) => toMessage(one.id, one.data()))),
      () => {
        // The agent has left, which ends the right to read messages. The live document reports it.
        stopMessages = undefined;
      },
    );
  }

  const stopState = onSnapshot(
    doc(db, paths.live(orgId, chatId)),
    (snapshot) => {
      // Without a connection, it is only not known.
      if (!snapshot.exists() && !snapshot.metadata.fromCache) onEnd('deleted');
      const live = liveSchema.safeParse(snapshot.data());
      if (!live.success) return;
      if (live.data.mode === 'human') watchMessages();
      else {
        stopMessages?.();
        stopMessages = undefined;
      }
      onState({ ...live.data, agentTypingAt: live.data.agentTypingAt?.toMillis() ?? null });
    },
    () => onEnd('cut'),
  );

  return () => {
    stopState();
    stopMessages?.();
    deleteApp(app).catch(() => undefined);
  };
}
