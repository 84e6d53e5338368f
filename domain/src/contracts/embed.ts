import * as z from 'zod/mini';
import { HOUR_MS } from '../durations.ts';
import { defineContract } from './contract.ts';

/**
 * Exchanges a visitor token, up to a day after its end, for a fresh one of the same chat. Fails with `visitor-token-invalid`
 * where the chatbot is gone or may not be shown on the token's website any more.
 */
export const renewVisitorToken = defineContract({
  name: 'renewVisitorToken',
  access: { kind: 'public' },
  idempotent: true,
  service: 'visitor',
  limits: [{ per: 'address', uses: 1200, windowMs: HOUR_MS }],
  input: z.strictObject({ token: z.string().check(z.maxLength(2000)) }),
  output: z.strictObject({ token: z.string() }),
});
