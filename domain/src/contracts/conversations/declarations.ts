import * as z from 'zod/mini';
import { HOUR_MS } from '../../durations.ts';
import { idSchema } from '../../ids.ts';
import { defineContract } from '../contract.ts';

/** Says how far the work on a withdrawal or a cancellation is. What was declared never changes. Fails with `not-found`. */
export const setDeclarationStatus = defineContract({
  name: 'setDeclarationStatus',
  access: { kind: 'member', action: 'lead.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    declarationId: idSchema,
    status: z.enum(['new', 'in-progress', 'done']),
  }),
  output: z.strictObject({}),
});
