/**
 * Effect of the day's spending: `none` stops nothing; `trials` stops answers of organizations in their trial, learning, and
 * categories by a model; `all` stops every answer that a model would write.
 */
export type SpendStop = 'none' | 'trials' | 'all';
