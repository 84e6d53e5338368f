let isPlanned = false;

/** This page signs out on purpose and says itself where to go. */
export function planSignOut(): void {
  isPlanned = true;
}

/** True iff the end of the session is the person's own doing on this page. */
export function isSignOutPlanned(): boolean {
  return isPlanned;
}
