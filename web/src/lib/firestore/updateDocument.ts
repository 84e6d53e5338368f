import { doc, updateDoc } from 'firebase/firestore';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { connectFirestore } from './connectFirestore.ts';
import { untilWritten } from './untilWritten.ts';

/** Changes exactly these fields of a document. Throws an `AppError`: `write-pending` while offline. */
export async function updateDocument(
  path: string,
  fields: Readonly<Record<string, string | Date | null | readonly string[] | Readonly<Record<string, boolean>>>>,
): Promise<void> {
  try {
    const firestore = connectFirestore(await startFirebase());
    await untilWritten(updateDoc(doc(firestore, path), fields));
  } catch (error) {
    throw toAppError(error);
  }
}
