/** Shares of the limit of the day's spending, in percent: from the first on it is logged, the others stop what `SpendStop` says. */
export const SPEND_SHARES = { warning: 80, trials: 100, all: 120 } as const;
