import { AppError } from '@parlance/domain/errors';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { doc, type Firestore, runTransaction } from 'firebase/firestore';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { connectFirestore } from '#web/lib/firestore/connectFirestore.ts';
import { conflictingFields, type Edits } from './edits.ts';

/** `conflict`: somebody else saved one of the fields meanwhile, and nothing was written. `version` is the stored one afterwards. */
export type Saved = { kind: 'saved'; version: number } | { kind: 'conflict' };

interface SaveOptions {
  /** The chatbot's document. */
  path: string;
  edits: Edits;
  uid: string;
}

function attempt(firestore: Firestore, { path, edits, uid }: SaveOptions): Promise<Saved> {
  return runTransaction(firestore, async (transaction) => {
    const ref = doc(firestore, path);
    const snapshot = await transaction.get(ref);
    if (!snapshot.exists()) throw new AppError('not-found');
    const stored = chatbotSchema.parse(snapshot.data());
    if (conflictingFields(edits, stored).length > 0) return { kind: 'conflict' };
    const version = stored.settingsVersion + 1;
    transaction.update(ref, {
      ...edits.mine,
      settingsVersion: version,
      settingsBy: uid,
    });
    return { kind: 'saved', version };
  });
}

/**
 * Writes edited settings, and nothing else, onto what is stored now. The rules refuse a save that was begun from an older
 * version. To the SDK that is a refusal like any other, so it is tried once more: by then what came between has been read.
 * Throws an `AppError`.
 */
export async function saveSettings(options: SaveOptions): Promise<Saved> {
  try {
    const firestore = connectFirestore(await startFirebase());
    try {
      return await attempt(firestore, options);
    } catch (error) {
      if (toAppError(error).code !== 'permission-denied') throw error;
      return await attempt(firestore, options);
    }
  } catch (error) {
    throw toAppError(error);
  }
}
