import { collection, getCountFromServer } from 'firebase/firestore';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { connectFirestore } from '#web/lib/firestore/connectFirestore.ts';

/** How many documents a collection has, as the server counts them. Throws an `AppError`. */
export async function countDocuments(path: string): Promise<number> {
  try {
    const firestore = connectFirestore(await startFirebase());
    return (await getCountFromServer(collection(firestore, path))).data().count;
  } catch (error) {
    throw toAppError(error);
  }
}
