import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { LOCALES } from '../../locales.ts';
import { timestamp } from '../../timestamp.ts';

/** State of a visitor's way through a procedure. */
export const procedureRunSchema = z.object({
  /** Id of the step at which it is. */
  step: z.string(),
  /** Values that are known, by name: of fields and of calls' results. One that was left out is not there. */
  values: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) })),
  /** Names of the values that the visitor has agreed to since they were last asked for. Null: no yes came since the last call. */
  confirmed: z.nullable(z.array(z.string())),
  /** Ids of the steps that are behind it, in their order. */
  trail: z.array(z.string()),
  /** Answers to the present question that were refused. */
  tries: z.int(),
});

export type ProcedureRun = z.infer<typeof procedureRunSchema>;

/** A run that waits for the visitor's next message, which takes it, whatever it says. */
export const pendingRunSchema = z.object({
  kind: z.literal('run'),
  procedureId: idSchema,
  /** Hash of the procedure's steps: one that was changed meanwhile is not gone on with. */
  version: z.string(),
  run: procedureRunSchema,
  /** Language in which it goes on: a name or a number is in none. */
  locale: z.enum(LOCALES),
  /** The message that it began with. */
  question: z.string(),
  /** Time at which the visitor was asked. */
  askedAt: timestamp,
});

export type PendingRun = z.infer<typeof pendingRunSchema>;
