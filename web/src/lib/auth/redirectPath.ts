import { guard } from '#web/config/guard.ts';
import { cookieText, readCookie } from '#web/lib/browser/cookies.ts';
import { isSignOutPlanned } from './plannedSignOut.ts';

export const REDIRECT_COOKIE = `${guard.cookiePrefix}-redirect-path`;
const MAX_CHARACTERS = 2000;
const KEEP_SECONDS = 3600;
const UNSAFE = /[\\\p{Cc}]/u;
/** Slashes, backslashes and control characters that something on the way might decode. A query may hold them. */
const UNSAFE_ENCODED = /^[^?#]*%(?:2f|5c|[01][0-9a-f]|7f)/i;

/** True iff `path` leads to the page to sign in, which nobody who has signed in wants to go back to. */
function isLogin(path: string): boolean {
  return path.replace(/\/*(?:[?#].*)?$/s, '').toLowerCase() === guard.login;
}

/** True iff `path` is a page of this site: one leading slash, no backslash, no control character, not too long, not sign-in. */
export function isSafePath(path: string): boolean {
  return (
    path.length <= MAX_CHARACTERS &&
    /^\/(?!\/)/.test(path) &&
    !UNSAFE.test(path) &&
    !UNSAFE_ENCODED.test(path) &&
    !isLogin(path)
  );
}

/**
 * Remembers where someone wanted to go before they had to sign in. Whoever signs out on purpose does not want the next person to
 * come back to the same page.
 */
export function saveRedirectPath(path: string): void {
  if (!isSignOutPlanned() && isSafePath(path))
    document.cookie = cookieText(REDIRECT_COOKIE, path, { maxAgeSeconds: KEEP_SECONDS });
}

/** The saved path, if it is one of ours. */
export function parseRedirectPath(cookieHeader: string): string | undefined {
  const path = readCookie(REDIRECT_COOKIE, cookieHeader);
  return path !== undefined && isSafePath(path) ? path : undefined;
}

/** Reads the saved path and removes it. */
export function takeRedirectPath(): string | undefined {
  const path = parseRedirectPath(document.cookie);
  document.cookie = cookieText(REDIRECT_COOKIE, '', { maxAgeSeconds: 0 });
  return path;
}
