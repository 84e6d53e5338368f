import * as z from 'zod/mini';

/** Amount that the organization has left of a budget today (UTC), of `max`. */
export const budgetShape = { left: z.int(), max: z.int() };
