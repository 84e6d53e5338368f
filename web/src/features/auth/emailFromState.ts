import * as z from 'zod';

const stateSchema = z.object({ email: z.string() });

/** The address that the sign-up page handed over; empty after a reload elsewhere. */
export function emailFromState(state: unknown): string {
  const parsed = stateSchema.safeParse(state);
  return parsed.success ? parsed.data.email : '';
}
