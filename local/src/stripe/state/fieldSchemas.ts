import * as z from 'zod';

/** Unix seconds, as everywhere at Stripe. */
export const seconds = z.int();
export const maybeSeconds = z.nullable(seconds);
export const maybeText = z.nullable(z.string());
export const metadata = z.record(z.string(), z.string());
