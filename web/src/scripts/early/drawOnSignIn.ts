import type { Locale } from '@parlance/domain/locales';
import { drawEarlyForm, type EarlyTexts } from './drawEarlyForm.ts';

/** Of the catalogues what the form needs, by vite/pageScripts.ts. */
declare const EARLY_TEXTS: Readonly<Record<Locale, EarlyTexts>>;

/** Selector of the fallback shown while the app loads. */
const FALLBACK = '.page-fallback';

/** Draws the form. Once the app has drawn anything its own takes over. */
function draw(locale: Locale): void {
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

/**
 * Draws the sign-in form when the page's fallback has been read: this script may run while the page still waits for its style
 * sheet. Not once the app has drawn anything.
 */
export function drawOnSignIn(locale: Locale): void {
  if (document.querySelector(FALLBACK) !== null) {
    draw(locale);
    return;
  }
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver(() => {
    if (document.querySelector(FALLBACK) === null) return;
    observer.disconnect();
    draw(locale);
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}
