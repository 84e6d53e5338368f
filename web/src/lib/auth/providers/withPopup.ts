import { FirebaseError } from 'firebase/app';
import { sessionValue } from '#web/lib/browser/sessionValue.ts';

/** Set while the browser is away at a provider, so that the next load picks up the answer and no other load waits for one. */
export const providerRedirect = sessionValue('parlance-provider-redirect');

/**
 * Asks a provider in a pop-up; where the browser blocks it, by leaving the page. In that case it never returns: the page is
 * gone, and `redirectAnswer` has the result when the person is back.
 */
export async function withPopup<T>(popup: () => Promise<T>, redirect: () => Promise<never>): Promise<T> {
  try {
    return await popup();
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.code !== 'auth/popup-blocked') throw error;
    providerRedirect.write('1');
    return redirect();
  }
}
