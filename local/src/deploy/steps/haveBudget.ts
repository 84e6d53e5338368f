import * as z from 'zod';
import type { Cloud } from '../cloud/Cloud.ts';
import { AS_IT_WAS } from './AS_IT_WAS.ts';

const BASE = 'https://billingbudgets.googleapis.com/v1';
/** Parts of the budget at which Google writes to the account's administrators; the last by its forecast. */
const THRESHOLDS = [
  { thresholdPercent: 0.5 },
  { thresholdPercent: 0.9 },
  { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
];

const budgetsSchema = z.object({
  budgets: z.optional(
    z.array(
      z.object({
        name: z.string(),
        displayName: z.string(),
        amount: z.object({ specifiedAmount: z.optional(z.object({ units: z.optional(z.string()) })) }),
      }),
    ),
  ),
});

/** The cost alarm: a budget of `units` a month in the currency of the account that pays. It warns; it stops nothing. */
export async function haveBudget(
  { projectId, request }: Cloud,
  projectNumber: string,
  account: string,
  units: number,
): Promise<string> {
  const displayName = `Parlance ${projectId}`;
  const { budgets = [] } = budgetsSchema.parse(await request('GET', `${BASE}/${account}/budgets`));
  const found = budgets.find((budget) => budget.displayName === displayName);
  const amount = { specifiedAmount: { units: String(units) } };
  if (found === undefined) {
    const budgetFilter = { projects: [`projects/${projectNumber}`] };
    const budget = { displayName, budgetFilter, amount, thresholdRules: THRESHOLDS };
    await request('POST', `${BASE}/${account}/budgets`, budget);
    return `alarm at 50, 90 and 100 % of ${units} a month`;
  }
  if (found.amount.specifiedAmount?.units === String(units)) return AS_IT_WAS;
  await request('PATCH', `${BASE}/${found.name}?updateMask=amount`, { amount });
  return `changed to ${units} a month`;
}
