/** One call to a provider, as small as can be, that shows whether it would answer now. */
export interface Probe {
  /** Task of the probe and its location. */
  name: string;
  /** Task that nothing does if this probe fails; null where something stands in. */
  vital: 'write' | 'embed' | null;
  /** Meanings of HTTP statuses for the operator of this provider, in one sentence each. */
  meanings: Partial<Record<number, string>>;
  /** Throws what the provider's client throws, or `Unusable`. */
  run: (signal: AbortSignal) => Promise<unknown>;
}
