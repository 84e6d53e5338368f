import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';
import { CALL_FAULTS } from './action.ts';

/**
 * orgs/{orgId}/chatbots/{chatbotId}/actionChanges/{key}: a change that a visitor ordered, by the key that the business's server got with
 * the call. It has no value, no word and no id of the visitor's, and stays when the conversation is deleted.
 */
export const actionChangeSchema = z.object({
  actionId: idSchema,
  /** As the action was called then. */
  title: z.string(),
  /** Time of the visitor's consent. */
  at: timestamp,
  status: z.enum(['done', 'failed']),
  /** Reason for the failure; `unknown` until the outcome is stored, and where the process was killed before. Null where it worked. */
  fault: z.nullable(z.enum(CALL_FAULTS)),
  /** HTTP's status of the answer; null where there was none. */
  httpStatus: z.nullable(z.int()),
});

export type ActionChange = z.infer<typeof actionChangeSchema>;
