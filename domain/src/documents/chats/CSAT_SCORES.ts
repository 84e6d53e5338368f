/** Scores of satisfaction, from very dissatisfied to very satisfied. */
export const CSAT_SCORES = [1, 2, 3, 4, 5] as const;
