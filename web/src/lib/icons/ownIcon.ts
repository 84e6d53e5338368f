import { addAPIProvider } from '@iconify/react';

const PROVIDER = 'parlance';

// Icons come from this host alone. Names are asked for together, in addresses of at most about 500 characters.
addAPIProvider(PROVIDER, {
  resources: [typeof window === 'undefined' ? '' : window.location.origin],
  path: '/icons/',
  maxURL: 500,
  rotate: 750,
  timeout: 5000,
});

/** The name by which Iconify loads an icon such as `tabler:message-circle` from this host. */
export function ownIcon(name: string): string {
  return `@${PROVIDER}:${name}`;
}
