import type { FAIR_USE } from '@parlance/domain/plans';

type DayBudget = (typeof FAIR_USE)[number];

/** Names of the counters of what an organization may use in a day (UTC), by the limit of its plan. */
const NAMES: Readonly<Record<DayBudget, string>> = {
  playgroundAnswersPerDay: 'playground',
  testAnswersPerDay: 'tests',
  replayAnswersPerDay: 'replays',
  suggestionsPerDay: 'suggestions',
  translationsPerDay: 'translations',
  actionCallsPerDay: 'actions',
};

/** Key of an organization's counter. */
export function budgetKey(budget: DayBudget, orgId: string): string {
  return `${NAMES[budget]}:${orgId}`;
}
