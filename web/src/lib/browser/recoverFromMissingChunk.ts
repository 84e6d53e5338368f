import { isMissingChunk } from '#web/lib/errors/isMissingChunk.ts';

const KEY = 'parlance-reloaded-at';
const PROTECTION_MS = 10_000;

/**
 * A page that was built again loses the old build's files: loading the page afresh once gets the new ones, as soon as there is a
 * connection. True while the reload is under way. A second failure within 10 seconds is shown instead.
 */
export function recoverFromMissingChunk(error: unknown): boolean {
  if (typeof window === 'undefined' || !isMissingChunk(error)) return false;
  try {
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PROTECTION_MS) return false;
    window.sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  const reload = () => window.location.reload();
  // Without a connection it is not the build, and a document would not come either.
  if (navigator.onLine) reload();
  else window.addEventListener('online', reload, { once: true });
  return true;
}
