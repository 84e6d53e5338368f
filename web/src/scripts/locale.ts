import { detectLocale } from '#web/app/locale/detectLocale.ts';
import { localeCookie } from '#web/lib/browser/localeCookie.ts';

/* Runs on "/" alone, before it is drawn: remembers the reader's language and goes to its home page. */
const locale = detectLocale('/', document.cookie, navigator.languages);
document.cookie = localeCookie(locale);
location.replace(`/${locale}`);
