import { deleteDoc, doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { connectFirestore } from '../firestore/connectFirestore.ts';

/**
 * A document that says that somebody is here: `at` by the server's clock, `expiresAt` for Firestore's TTL. Neither write fails: one
 * that is lost is made up for by the next.
 */
export const presence = {
  /**
   * @param keptMs How long the document stays at most where nobody takes it away.
   * @param isTyping True to say as well that the person is typing now.
   */
  async show(path: string, keptMs: number, isTyping = false): Promise<void> {
    const expiresAt = Timestamp.fromMillis(Date.now() + keptMs);
    const typing = isTyping ? { typingAt: serverTimestamp() } : {};
    const entry = { at: serverTimestamp(), expiresAt, ...typing };
    await setDoc(doc(connectFirestore(await startFirebase()), path), entry).catch(() => undefined);
  },
  async hide(path: string): Promise<void> {
    await deleteDoc(doc(connectFirestore(await startFirebase()), path)).catch(() => undefined);
  },
};
