import { isLocale } from '@parlance/domain/locales';
import { localeCookie } from '#web/lib/browser/localeCookie.ts';

/* Runs on every prerendered page: a language that is chosen, and the one in which a page leads into the app, is remembered. */

document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a[data-locale]') : null;
  const locale = link?.getAttribute('data-locale');
  if (isLocale(locale)) document.cookie = localeCookie(locale);
});
