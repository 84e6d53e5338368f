import { useSyncExternalStore } from 'react';

let isMissing = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes for this visit of the page that the installation has no model that translates. */
export function noteMissingModel(): void {
  isMissing = true;
  for (const listener of listeners) listener();
}

/** Reports whether a call was refused because the installation has no model that translates. */
export function useIsModelMissing(): boolean {
  return useSyncExternalStore(subscribe, () => isMissing);
}
