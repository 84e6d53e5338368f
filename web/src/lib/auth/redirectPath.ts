import { cookieText, readCookie } from '#web/lib/browser/cookies.ts';

export const REDIRECT_COOKIE = 'parlance-redirect-path';
const MAX_CHARACTERS = 2000;
const KEEP_SECONDS = 3600;
const UNSAFE = /[\\\p{Cc}]/u;

/** True iff `path` is an address of this site: one leading slash, no backslash, no control character, not too long. */
export function isSafePath(path: string): boolean {
  return path.length <= MAX_CHARACTERS && /^\/(?!\/)/.test(path) && !UNSAFE.test(path);
}

let isPaused = false;

/** Someone who signs out on purpose does not want to come back to the same page as the next person. */
export function pauseRedirectPath(): void {
  isPaused = true;
}

/** Remembers where someone wanted to go before they had to sign in. */
export function saveRedirectPath(path: string): void {
  if (!isPaused && isSafePath(path))
    document.cookie = cookieText(REDIRECT_COOKIE, path, { maxAgeSeconds: KEEP_SECONDS });
}

/** The saved path, if it is one of ours. */
export function parseRedirectPath(cookieHeader: string): string | undefined {
  const path = readCookie(REDIRECT_COOKIE, cookieHeader);
  return path !== undefined && isSafePath(path) ? path : undefined;
}

/** Reads the saved path and forgets it. */
export function takeRedirectPath(): string | undefined {
  const path = parseRedirectPath(document.cookie);
  document.cookie = cookieText(REDIRECT_COOKIE, '', { maxAgeSeconds: 0 });
  return path;
}
