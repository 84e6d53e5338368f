/** Files of Vitest whose tests are longer by PARLANCE_SOAK: what `npm run soak` runs. */
export const SOAK = [
  'billing/stripeEvents',
  'contacts/contactsApart',
  'counting/recount',
  'answering/answerLimits',
  'answering/answerFaults',
  'answering/quotaRace',
  'ingestion/ingestionFairness',
  'members/seats',
  'procedures/adversarial',
] as const;
