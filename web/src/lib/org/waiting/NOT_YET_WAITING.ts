/** The value of `WaitingContext` until it is known who waits: lists that begin with those who wait are not drawn before. */
export const NOT_YET_WAITING: readonly never[] = [];
