import { detectLocale } from '#web/app/locale/detectLocale.ts';
import { entrances } from '#web/config/entrances.ts';
import { SESSION_COOKIE } from '#web/lib/auth/session/sessionCookie.ts';
import { readCookie } from '#web/lib/browser/cookies.ts';
import { drawOnSignIn } from './early/drawOnSignIn.ts';
import { preloadApp } from './early/preloadApp.ts';

const { pathname } = location;
const locale = detectLocale(pathname, document.cookie, navigator.languages);
const isSignedIn = readCookie(SESSION_COOKIE, document.cookie) !== undefined;

/* Runs in the app's pages before the app. On a slow line the sign-in form can be filled in long before the app is there. */
if (pathname === entrances.signIn && !isSignedIn) {
  drawOnSignIn(locale);
  preloadApp('signIn', locale);
} else if (pathname.startsWith(entrances.dashboard) && isSignedIn) {
  preloadApp('dashboard', locale);
}
