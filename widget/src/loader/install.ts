import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';
import { createPublicApi, type PublicApi } from './publicApi.ts';

declare global {
  interface Window {
    Parlance?: unknown;
  }
}

export function isPublicApi(value: unknown): value is PublicApi {
  return typeof value === 'function' && 'start' in value;
}

/** The page's stand-in, with the calls that it took before this script arrived; each is an `arguments` object. */
export function isStandIn(value: unknown): value is { q: ArrayLike<unknown>[] } {
  return typeof value === 'function' && 'q' in value && Array.isArray(value.q);
}

/** Starts a chatbot. The first script of a page installs the API, the others add their chatbots to it. */
export function install(settings: LoaderSettings): void {
  const installed = window.Parlance;
  if (isPublicApi(installed)) {
    installed.start(settings);
    return;
  }
  const api = createPublicApi();
  api.start(settings);
  window.Parlance = api;
  if (!isStandIn(installed)) return;
  for (const call of installed.q) api(call[0], call[1], call[2]);
}
