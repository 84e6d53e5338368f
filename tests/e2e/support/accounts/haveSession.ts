import type { Page } from '@playwright/test';
import { runtimeConfig } from '../../../../local/src/product/runtimeConfig.ts';
import { signIn } from '../../../support/accounts/signIn.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { keepLanguage } from './keepLanguage.ts';

const { apiKey } = runtimeConfig(suiteUrls.projectId, suiteUrls.ports).firebase;

/**
 * Makes a page's browser one that knows a person from an earlier visit: a fresh session lies where the product's persistence
 * reads it. An earlier session is removed, cookies too. Tests of signing in itself use `signIn`.
 */
export async function haveSession(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
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
  const entry = { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(user) };
  const origins = [{ origin: suiteUrls.web, localStorage: [entry] }];
  await page.context().setStorageState({ cookies: [], origins });
}
