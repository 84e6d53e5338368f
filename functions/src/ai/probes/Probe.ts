/** One call to a provider, as small as can be, that shows whether it would answer now. */
export interface Probe {
  /** What is asked, and where. */
  name: string;
  /** Nothing is answered, or nothing is learned, without it. */
  isVital: boolean;
  /** Throws what the provider's client throws. */
  run: (signal: AbortSignal) => Promise<unknown>;
}
