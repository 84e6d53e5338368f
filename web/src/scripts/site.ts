import { isLocale } from '@parlance/domain/locales';
import { localeChoice } from '#web/lib/browser/localeChoice.ts';
import { localeCookie } from '#web/lib/browser/localeCookie.ts';

/* Runs on every prerendered page: a language that is chosen, and the one in which a page leads into the app, is remembered. */

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a[data-locale]') : null;
  const locale = link?.getAttribute('data-locale');
  if (!isLocale(locale)) return;
  document.cookie = localeCookie(locale);
  // A link that leads on, and not to another language, is no choice of one.
  if (link?.hasAttribute('hreflang')) localeChoice.mark();
});
