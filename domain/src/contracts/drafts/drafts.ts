import * as z from 'zod/mini';
import { someSettingsSchema } from '../../documents/chatbots/settings.ts';
import { HOUR_MS } from '../../durations.ts';
import { idSchema } from '../../ids.ts';
import { defineContract } from '../contract.ts';

const WRITE = { kind: 'member', action: 'test.write' } as const;

const ofRun = { orgId: idSchema, chatbotId: idSchema, runId: idSchema };

/**
 * Asks questions with settings that are not live: visitors' last ones (`replay`), or the cases that must pass (`gate`). `changes` are
 * validated as `saveChatbotSettings` does and never applied. `runId` is made by the caller, so that a repeated call begins one run. Costs
 * no message of the plan. Fails with `not-found`, `invalid-input`, `replay-questions-missing`, `test-cases-missing`,
 * `replay-limit-reached` or `test-limit-reached` { max, left } where the day (UTC) has not enough answers left, `trial-expired` and
 * `plan-inactive`.
 */
export const startDraftRun = defineContract({
  name: 'startDraftRun',
  access: WRITE,
  idempotent: true,
  limits: [{ per: 'org', uses: 120, windowMs: HOUR_MS }],
  maxBytes: 256 * 1024,
  input: z.strictObject({ ...ofRun, kind: z.enum(['replay', 'gate']), changes: someSettingsSchema }),
  output: z.strictObject({}),
});

/** Ends a run before its end. What was asked stays; answers that were not needed can be used again. Nothing where it is over. */
export const cancelDraftRun = defineContract({
  name: 'cancelDraftRun',
  access: WRITE,
  idempotent: true,
  input: z.strictObject(ofRun),
  output: z.strictObject({}),
});

/** Switches a chatbot's gate on or off: whether changes of its answers wait for the cases that must pass. Logged. */
export const setGate = defineContract({
  name: 'setGate',
  access: { kind: 'member', action: 'gate.manage' },
  idempotent: true,
  input: z.strictObject({ orgId: idSchema, chatbotId: idSchema, isOn: z.boolean() }),
  output: z.strictObject({}),
});
