import { doc, updateDoc } from 'firebase/firestore';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { connectFirestore } from './connectFirestore.ts';

/** Changes exactly these fields of a document. Throws an `AppError`. */
export async function updateDocument(path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  try {
    const firestore = connectFirestore(await startFirebase());
    await updateDoc(doc(firestore, path), fields);
  } catch (error) {
    throw toAppError(error);
  }
}
