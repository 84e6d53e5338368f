import { readDayBudgets as contract } from '@parlance/domain/contracts/billing';
import { DAY_MS } from '@parlance/domain/durations';
import { FAIR_USE, PLAN_LIMITS } from '@parlance/domain/plans';
import { expect, it } from 'vitest';
import { readDayBudgets } from '../../../functions/src/billing/invoices/readDayBudgets.ts';
import { openDayBudget } from '../../../functions/src/figures/openDayBudget.ts';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { budgetKey } from '../../../functions/src/kernel/platform/limits/budgetKey.ts';
import { takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { callContract } from '../../support/callContract.ts';

it('are what was used today, of each limit that the plan has', async () => {
  const { orgId, users } = await makeTeam();
  const now = new Date();
  const limits = PLAN_LIMITS.pro;
  await openDayBudget({ orgId, plan: 'pro' }, 'suggestionsPerDay', createLocalProvider().spend, now).take(3);
  await takeFromDay(budgetKey('translationsPerDay', orgId), 7, limits.translationsPerDay, now);
  const used = new Map<string, number>([
    ['suggestionsPerDay', 3],
    ['translationsPerDay', 7],
  ]);
  const expected = FAIR_USE.map((budget) => ({ budget, used: used.get(budget) ?? 0, max: limits[budget] }));
  expect(await readDayBudgets(orgId, now)).toEqual(expected);
  expect(await callContract(contract, { orgId }, users.viewer.idToken)).toEqual({ budgets: expected });
  const tomorrow = await readDayBudgets(orgId, new Date(now.getTime() + DAY_MS));
  expect(tomorrow.map((one) => one.used)).toEqual(FAIR_USE.map(() => 0));
});

it('are no other organization’s', async () => {
  const [own, other] = [await makeTeam(), await makeTeam()];
  const call = callContract(contract, { orgId: own.orgId }, other.users.owner.idToken);
  await expect(call).rejects.toMatchObject({ code: 'not-found' });
});
