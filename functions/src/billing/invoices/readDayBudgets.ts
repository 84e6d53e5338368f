import type { readDayBudgets as contract } from '@parlance/domain/contracts/billing';
import { AppError } from '@parlance/domain/errors';
import { FAIR_USE, PLAN_LIMITS } from '@parlance/domain/plans';
import type * as z from 'zod/mini';
import { budgetKey } from '../../kernel/platform/limits/budgetKey.ts';
import { leftOfDay } from '../../kernel/platform/limits/takeFromDay.ts';
import { refs } from '../../kernel/platform/refs.ts';

type Budgets = z.infer<typeof contract.output>['budgets'];

/** Use today (UTC) of the fair use of an organization's plan. A read each. Throws `not-found`. */
export async function readDayBudgets(orgId: string, now = new Date()): Promise<Budgets> {
  const plan = (await refs.org(orgId).get()).data()?.plan;
  if (plan === undefined) throw new AppError('not-found');
  return Promise.all(
    FAIR_USE.map(async (budget) => {
      const max = PLAN_LIMITS[plan][budget];
      return { budget, used: max - (await leftOfDay(budgetKey(budget, orgId), max, now)), max };
    }),
  );
}
