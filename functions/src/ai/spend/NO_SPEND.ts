import type { SpendMeter } from './createSpendMeter.ts';

/** For a provider that costs nothing. */
export const NO_SPEND: SpendMeter = {
  note: () => undefined,
  stop: () => 'none',
  check: async () => 'none',
  flush: async () => undefined,
};
