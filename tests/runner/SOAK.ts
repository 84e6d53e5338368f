/** Files of Vitest whose tests use soakRounds: what `npm run soak` runs. */
export const SOAK = [
  'answering/answerLimits',
  'answering/answerFaults',
  'answering/quotaRace',
  'ingestion/ingestionFairness',
  'members/seats',
] as const;
