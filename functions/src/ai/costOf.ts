import type { Models } from '@parlance/domain/models';
import type { GenerationUsage } from './AiProvider.ts';

const MILLION = 1_000_000;

const MICRO = 1_000_000;

/** The same in whole millionths of a US dollar. */
export function costMicroUsdOf(usage: GenerationUsage | null, models: Models): number | null {
  const cost = costOf(usage, models);
  return cost === null ? null : Math.round(cost * MICRO);
}

/** Cost of a generation in US dollars at the published price; null where model, price or tokens are not known. */
export function costOf(usage: GenerationUsage | null, models: Models): number | null {
  const price = models.find(({ name }) => name === usage?.model)?.price ?? null;
  if (usage?.split === undefined || price === null) return null;
  return (usage.split.input * price.input + usage.split.output * price.output) / MILLION;
}
