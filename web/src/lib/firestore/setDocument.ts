import { doc, setDoc } from 'firebase/firestore';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { connectFirestore } from './connectFirestore.ts';
import { untilWritten } from './untilWritten.ts';

/** Writes a whole document, made or replaced. Throws an `AppError`: `write-pending` while offline. */
export async function setDocument(path: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  try {
    const firestore = connectFirestore(await startFirebase());
    await untilWritten(setDoc(doc(firestore, path), fields));
  } catch (error) {
    throw toAppError(error);
  }
}
