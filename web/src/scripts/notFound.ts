import { detectLocale } from '#web/app/locale/detectLocale.ts';

/* Leaves one language on the page for what is not there. Without it the page has all of them. */
const locale = detectLocale(location.pathname, document.cookie, navigator.languages);
document.documentElement.lang = locale;
document.addEventListener('DOMContentLoaded', () => {
  for (const section of document.querySelectorAll('section')) if (section.lang !== locale) section.remove();
  const heading = document.querySelector('h1, h2');
  if (heading === null) return;
  const first = document.createElement('h1');
  first.textContent = heading.textContent;
  heading.replaceWith(first);
  document.title = `${heading.textContent} · Parlance`;
});
