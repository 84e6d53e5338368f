import type { Locale } from '@parlance/domain/locales';
import { detectLocale } from '#web/app/locale/detectLocale.ts';
import { paths } from '#web/config/paths.ts';
import { SESSION_COOKIE } from '#web/lib/auth/session/sessionCookie.ts';
import { readCookie } from '#web/lib/browser/cookies.ts';
import { drawEarlyForm, type EarlyTexts } from './early/drawEarlyForm.ts';

/** Of the catalogues what the form needs, by vite/pageScripts.ts. */
declare const EARLY_TEXTS: Readonly<Record<Locale, EarlyTexts>>;

/** What stands there while the app loads. */
const FALLBACK = '.page-fallback';

/** Draws the form. Once the app has drawn anything its own takes over. */
function draw(): void {
  const locale = detectLocale(location.pathname, document.cookie, navigator.languages);
  const form = drawEarlyForm(EARLY_TEXTS[locale]);
  form.lang = locale;
  document.body.append(form);
  const observer = new MutationObserver(() => {
    if (document.querySelector(FALLBACK) !== null) return;
    observer.disconnect();
    form.remove();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Draws it when the page's fallback has been read: this script may run while the page still waits for its style sheet. */
function drawOnceRead(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(FALLBACK) === null) return;
    observer.disconnect();
    draw();
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}

/* Runs in the app's pages, and does something on one: on a slow line the sign-in form can be filled in long before the app is
   there. Not for somebody who is signed in, and not once the app has drawn anything. */
if (location.pathname === paths.signIn() && readCookie(SESSION_COOKIE, document.cookie) === undefined) {
  if (document.querySelector(FALLBACK) !== null) draw();
  else if (document.readyState === 'loading') drawOnceRead();
}
