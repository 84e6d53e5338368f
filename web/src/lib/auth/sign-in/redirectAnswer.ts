import { browserPopupRedirectResolver, getRedirectResult } from 'firebase/auth';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { refusedSignIn } from './refusedSignIn.ts';
import type { SignInResult } from './SignInResult.ts';
import { toSignedIn } from './toSignedIn.ts';
import { providerRedirect } from '../providers/withPopup.ts';

async function read(): Promise<SignInResult | undefined> {
  if (providerRedirect.read() === null) return undefined;
  providerRedirect.remove();
  const { auth } = await startFirebase();
  try {
    const result = await getRedirectResult(auth, browserPopupRedirectResolver);
    return result ? await toSignedIn(result.user) : undefined;
  } catch (error) {
    return refusedSignIn(auth, error);
  }
}

let answer: Promise<SignInResult | undefined> | undefined;

/** Has Firebase take in what a provider said, when this page was loaded on the way back from one. Done once per load. */
export function redirectAnswer(): Promise<SignInResult | undefined> {
  answer ??= read();
  return answer;
}

/** The same for the page that shows it: nobody after it sees it again. Undefined when there is none. */
export function takeRedirectAnswer(): Promise<SignInResult | undefined> {
  const taken = redirectAnswer();
  answer = Promise.resolve(undefined);
  return taken;
}
