interface Patience {
  /** The first pause, in milliseconds. */
  firstMs: number;
  /** The longest pause. */
  maxMs: number;
  /** Total duration of the attempts. */
  patienceMs: number;
}

/**
 * Time at which work that waits for a service since `since` is due again: after as long as it has waited already, so that the
 * pause doubles from `firstMs` up to `maxMs`. Undefined once it has waited for `patienceMs`.
 */
export function nextAttempt(since: Date, now: Date, { firstMs, maxMs, patienceMs }: Patience): Date | undefined {
  const waited = now.getTime() - since.getTime();
  if (waited >= patienceMs) return undefined;
  return new Date(now.getTime() + Math.min(Math.max(waited, firstMs), maxMs));
}
