const KEY = 'parlance-reloaded-at';
const PROTECTION_MS = 10_000;
const MISSING = /dynamically imported module|importing a module script failed|error loading dynamically/i;

/**
 * A page that was built again loses the old build's files: loading the page afresh once gets the new ones. True while the
 * reload is under way. A second failure within 10 seconds is shown instead.
 */
export function recoverFromMissingChunk(error: unknown): boolean {
  if (typeof window === 'undefined' || !(error instanceof Error) || !MISSING.test(error.message)) return false;
  try {
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PROTECTION_MS) return false;
    window.sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
