import { createPublicApi, type PublicApi } from './publicApi.ts';

// The script may stand in a page several times: the first one installs the API, the others add their chatbot to it.

declare global {
  interface Window {
    Parlance?: unknown;
  }
}

function isPublicApi(value: unknown): value is PublicApi {
  return typeof value === 'function' && 'start' in value;
}

/** Calls that the page made before this script arrived; each is an `arguments` object. */
function isQueue(value: unknown): value is ArrayLike<unknown>[] {
  return Array.isArray(value);
}

function start(script: HTMLScriptElement): void {
  const installed = window.Parlance;
  if (isPublicApi(installed)) {
    installed.start(script);
    return;
  }
  const api = createPublicApi();
  api.start(script);
  window.Parlance = api;
  if (typeof installed !== 'function' || !('q' in installed) || !isQueue(installed.q)) return;
  for (const call of installed.q) api(call[0], call[1], call[2]);
}

try {
  const script = document.currentScript;
  // Not `instanceof`, for which the browser would build a class that it has not needed yet.
  if (script && 'src' in script) start(script);
} catch {
  // Whatever a page has done to the browser's objects: no bubble is better than a broken page.
}
