import { budgetKey } from '../../../kernel/platform/limits/budgetKey.ts';

/** The counter from which a run takes its answers: of the organization's day (UTC). */
export function testBudget(orgId: string): string {
  return budgetKey('testAnswersPerDay', orgId);
}
