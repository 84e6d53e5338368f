import { collection, getCountFromServer } from 'firebase/firestore';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { connectFirestore } from '#web/lib/firestore/connectFirestore.ts';

/** Number of documents in a collection, counted by the server. Throws an `AppError`. */
export async function countDocuments(path: string): Promise<number> {
  try {
    const firestore = connectFirestore(await startFirebase());
    return (await getCountFromServer(collection(firestore, path))).data().count;
  } catch (error) {
    throw toAppError(error);
  }
}
