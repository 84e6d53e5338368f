import * as z from 'zod';
import { pendingCallSchema } from '../actions/actionCall.ts';
import { pendingRunSchema } from '../procedures/procedureRun.ts';

/** What a conversation's newest answer waits for: values for a call or a yes to it, or the next answer in a procedure. */
export const pendingSchema = z.discriminatedUnion('kind', [pendingCallSchema, pendingRunSchema]);

export type Pending = z.infer<typeof pendingSchema>;
