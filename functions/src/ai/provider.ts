import { config, type Config } from '../kernel/platform/config.ts';
import type { AiProvider } from './AiProvider.ts';
import { createSpendMeter } from './spend/createSpendMeter.ts';
import { shardedSpend } from './spend/shardedSpend.ts';
import { withSpend } from './spend/withSpend.ts';
import { VENDORS } from './vendors/VENDORS.ts';

let provider: Promise<AiProvider> | undefined;
let flushTraces = async (): Promise<void> => undefined;

/** The configured provider, loaded and made on first use. */
export function aiProvider(): Promise<AiProvider> {
  provider ??= meteredProvider(config());
  return provider;
}

/** Waits until the traces that have ended are sent, where TRACES has them sent. */
export function tracesSent(): Promise<void> {
  return flushTraces();
}

/** The local provider costs nothing: it has no limit either, whatever is configured. */
async function meteredProvider(settings: Config): Promise<AiProvider> {
  const made = await VENDORS[settings.aiProvider].load(settings);
  if (settings.traces !== 'off') {
    const { startTraces } = await import('./traces/startTraces.ts');
    flushTraces = await startTraces(settings);
  }
  if (made.name === 'local') return made;
  return withSpend(made, createSpendMeter({ limitUsd: settings.dailySpendLimitUsd, store: shardedSpend }));
}
