import { addAPIProvider } from '@iconify/react';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';

const PROVIDER = 'parlance';

let provided: string | undefined;

/**
 * The specification's time-outs: the second address is asked after 750 ms without an answer or at a failure, the whole ends after 5 s;
 * a 404 is final. Names are asked for together, in addresses of at most about 500 characters.
 */
function provideIcons(functionsUrl: string): void {
  if (provided === functionsUrl) return;
  provided = functionsUrl;
  addAPIProvider(PROVIDER, {
    // This host, and its functions without Hosting in between.
    resources: [window.location.origin, `${functionsUrl}/web`],
    path: '/icons/',
    maxURL: 500,
    rotate: 750,
    timeout: 5000,
  });
}

/** Names, for Iconify to load from this product alone, an icon such as `tabler:message-circle`. */
export function useOwnIcon(): (name: string) => string {
  provideIcons(useRuntimeConfig().functionsUrl);
  return nameOwnIcon;
}

function nameOwnIcon(name: string): string {
  return `@${PROVIDER}:${name}`;
}
