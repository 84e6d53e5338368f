import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';
import { CALL_FAULTS } from './action.ts';

const namedValues = z.array(z.object({ parameter: z.string(), value: z.string() }));

/** A value as text, with its parameter's name. */
export type NamedValue = z.infer<typeof namedValues>[number];

/** `asked`: the visitor was asked to agree, and nothing was sent yet. `declined`: nothing was sent, and will not be. */
export const CALL_STATES = ['done', 'failed', 'asked', 'declined'] as const;

/** One call of an action as it stands with the answer that it was made for. */
export const actionCallSchema = z.object({
  actionId: idSchema,
  /** As the action was called then. */
  title: z.string(),
  arguments: namedValues,
  status: z.enum(CALL_STATES),
  fault: z.nullable(z.enum(CALL_FAULTS)),
  /** HTTP's status of the answer; null where there was none. */
  httpStatus: z.nullable(z.int()),
  /** Duration in milliseconds; null where nothing was sent. */
  ms: z.nullable(z.int()),
  /** Length of what was answered. */
  bytes: z.nullable(z.int()),
  /** The beginning of what was answered. */
  excerpt: z.string(),
});

export type ActionCall = z.infer<typeof actionCallSchema>;

/**
 * Request of a conversation's newest answer to the visitor: to agree to a call, or to give the values that one needs. The next
 * message consumes it, whatever it says.
 */
export const pendingCallSchema = z.object({
  kind: z.enum(['confirm', 'ask']),
  actionId: idSchema,
  /** Time of the action's last change: after another change it is not called. */
  version: timestamp,
  arguments: namedValues,
  /** The visitor's question. */
  question: z.string(),
  expiresAt: timestamp,
});

export type PendingCall = z.infer<typeof pendingCallSchema>;
