import { config, type Config } from '../kernel/platform/config.ts';
import type { AiProvider } from './AiProvider.ts';
import { createSpendMeter } from './spend/createSpendMeter.ts';
import { shardedSpend } from './spend/shardedSpend.ts';
import { withSpend } from './spend/withSpend.ts';
import { VENDORS } from './vendors/VENDORS.ts';

let provider: Promise<AiProvider> | undefined;

/** The configured provider, loaded and made on first use. */
export function aiProvider(): Promise<AiProvider> {
  provider ??= meteredProvider(config());
  return provider;
}

/** The local provider costs nothing: it has no limit either, whatever is configured. */
async function meteredProvider(settings: Config): Promise<AiProvider> {
  const made = await VENDORS[settings.aiProvider].load(settings);
  if (made.name === 'local') return made;
  return withSpend(made, createSpendMeter({ limitUsd: settings.dailySpendLimitUsd, store: shardedSpend }));
}
