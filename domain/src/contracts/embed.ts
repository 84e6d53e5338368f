import * as z from 'zod/mini';
import { defineContract } from './contract.ts';

/** Exchanges a visitor token, up to a day after its end, for a fresh one of the same chat. */
export const renewVisitorToken = defineContract({
  name: 'renewVisitorToken',
  access: { kind: 'public' },
  idempotent: true,
  service: 'visitor',
  input: z.strictObject({ token: z.string().check(z.maxLength(2000)) }),
  output: z.strictObject({ token: z.string() }),
});
