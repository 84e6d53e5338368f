import { type Models, MODELS } from '@parlance/domain/models';
import { costOf } from '../costOf.ts';
import type { GenerationUsage } from '../AiProvider.ts';

const MILLION = 1_000_000;

/**
 * Cost of a generation in US dollars, overestimated rather than underestimated: a model without a price counts as the most
 * expensive of the table, and tokens not known to be input or output count as output.
 */
export function generationCost(usage: GenerationUsage, models: Models): number {
  const { input, output } = dearestOf(models);
  const { tokens, split = { input: 0, output: tokens } } = usage;
  return costOf({ ...usage, split }, models) ?? (split.input * input + split.output * output) / MILLION;
}

function dearestOf(models: Models): { input: number; output: number } {
  const known = models.flatMap(({ price }) => price ?? []);
  // A table without any price: the product's own has some.
  const prices = known.length > 0 ? known : MODELS.flatMap(({ price }) => price ?? []);
  return {
    input: Math.max(...prices.map((price) => price.input)),
    output: Math.max(...prices.map((price) => price.output)),
  };
}
