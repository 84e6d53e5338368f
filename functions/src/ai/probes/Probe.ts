/** One call to a provider, as small as can be, that shows whether it would answer now. */
export interface Probe {
  /** Task of the probe and its location. */
  name: string;
  /** Nothing is answered, or nothing is learned, without it. */
  isVital: boolean;
  /** Throws what the provider's client throws. */
  run: (signal: AbortSignal) => Promise<unknown>;
}
