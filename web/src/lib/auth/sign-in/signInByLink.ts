import { signInByLink as contract } from '@parlance/domain/contracts/accounts';
import { signInWithCustomToken } from 'firebase/auth';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { callContract } from '#web/lib/functions/callContract.ts';

/** Signs in with the token of a mailed link. Throws the `AppError` of the callable. */
export async function signInByLink(token: string): Promise<void> {
  const { customToken } = await callContract(contract, { token });
  const { auth } = await startFirebase();
  await signInWithCustomToken(auth, customToken);
}
