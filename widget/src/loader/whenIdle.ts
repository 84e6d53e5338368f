/** Runs something once the page has a body and nothing better to do: one thing after the other, and never as an error of the page. */
export function whenIdle(run: () => void): void {
  const attempt = (): void => {
    try {
      if (document.body) run();
      else whenIdle(run);
    } catch {
      // Whatever the page has done to the browser's objects: there is nothing that it could do about it.
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(attempt, { timeout: 2000 });
  else setTimeout(attempt);
}
