import type { Page } from '@playwright/test';
import { runtimeConfig } from '../../../../local/src/product/runtimeConfig.ts';
import { signIn } from '../../../support/accounts/signIn.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { keepLanguage } from './keepLanguage.ts';

const { apiKey } = runtimeConfig(suiteUrls.projectId, suiteUrls.ports).firebase;

/** Storage key of the time at which a browser's session was stored: one that somebody has signed out of does not come back. */
const MADE_AT = 'test-session-made-at';

/**
 * Makes a page's browser one that knows a person from an earlier visit: a fresh session lies where the product's persistence
 * reads it, from the next page on. An earlier session is removed, cookies too. Tests of signing in itself use `signIn`.
 *
 * The page that opens next stores the session before its own scripts run. `setStorageState` would open a page of its own for
 * that, for 0.15 s of processor time; only a browser that was somewhere already is emptied by it.
 */
export async function haveSession(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const context = page.context();
  await keepLanguage(page);
  const { localId, idToken, refreshToken, expiresIn } = await signIn(email, password);
  const user = {
    uid: localId,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + Number(expiresIn) * 1000 },
    apiKey,
    appName: '[DEFAULT]',
  };
  const isFresh = context.pages().every((one) => one.url() === 'about:blank');
  if (!isFresh) await context.setStorageState({ cookies: [], origins: [] });
  await context.addInitScript(
    ({ origin, key, value, noteKey, madeAt }) => {
      if (location.origin !== origin || window !== window.top) return;
      if (Number(localStorage.getItem(noteKey)) >= madeAt) return;
      localStorage.setItem(key, value);
      localStorage.setItem(noteKey, String(madeAt));
    },
    {
      origin: suiteUrls.web,
      key: `firebase:authUser:${apiKey}:[DEFAULT]`,
      value: JSON.stringify(user),
      noteKey: MADE_AT,
      madeAt: Date.now(),
    },
  );
}
