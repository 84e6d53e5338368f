import * as z from 'zod/mini';
import { actionProblem } from '../../actions/actionProblem.ts';
import { ACTION_METHODS, actionFieldsSchema, CALL_FAULTS } from '../../documents/actions/action.ts';
import { HOUR_MS } from '../../durations.ts';
import { lineField } from '../../fields.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { defineContract } from '../contract.ts';

const access = { kind: 'member', action: 'action.manage' } as const;

const ofAction = { orgId: idSchema, chatbotId: idSchema, actionId: idSchema };

const fields = actionFieldsSchema.check(z.refine((action) => actionProblem(action) === undefined));

/**
 * Makes an action of a chatbot. The secret that its calls are signed with is shown in this answer alone. Fails with `not-found`,
 * `url-invalid`, `address-not-allowed` where the address is not over HTTPS or by its name not public, `action-name-taken`, or
 * `action-limit-reached` { current, max }.
 */
export const createAction = defineContract({
  name: 'createAction',
  access,
  idempotent: false,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, chatbotId: idSchema, fields }),
  output: z.strictObject({ actionId: idSchema, secret: z.string() }),
});

/** Changes an action, or switches it on or off; the same again changes nothing. Fails as `createAction` does. */
export const updateAction = defineContract({
  name: 'updateAction',
  access,
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ ...ofAction, fields }),
  output: z.strictObject({}),
});

/** Deletes an action with its secrets. What it was called for stays in the conversations. Fails with `not-found`. */
export const deleteAction = defineContract({
  name: 'deleteAction',
  access,
  idempotent: true,
  input: z.strictObject(ofAction),
  output: z.strictObject({}),
});

/** Makes a new secret, which this answer alone shows; the one before signs no more. Fails with `not-found`. */
export const renewActionSecret = defineContract({
  name: 'renewActionSecret',
  access,
  idempotent: false,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject(ofAction),
  output: z.strictObject({ secret: z.string() }),
});

/**
 * Sets the token that goes along with each call as `Authorization: Bearer`, or removes it with null. Nobody can read it
 * afterwards. Fails with `not-found`.
 */
export const setActionToken = defineContract({
  name: 'setActionToken',
  access,
  idempotent: true,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject({
    ...ofAction,
    bearer: z.nullable(lineField(LIMITS.actionTokenCharacters).check(z.regex(/^[\x21-\x7e]+$/))),
  }),
  output: z.strictObject({}),
});

/**
 * Calls an action with chosen values, as a visitor's question would, whether it is on or off, and stores nothing of it. It counts as one
 * of the day's calls and in the action's figures. Fails with `not-found`, or `invalid-input` where a value may not be sent.
 */
export const tryAction = defineContract({
  name: 'tryAction',
  access,
  idempotent: false,
  limits: [{ per: 'org', uses: 120, windowMs: HOUR_MS }],
  input: z.strictObject({
    ...ofAction,
    /** Empty ones are left out. */
    arguments: z
      .array(
        z.strictObject({
          name: z.string().check(z.maxLength(LIMITS.nameCharacters)),
          value: z.string().check(z.maxLength(LIMITS.argumentCharacters)),
        }),
      )
      .check(z.maxLength(LIMITS.actionParameters)),
  }),
  output: z.strictObject({
    /** Request that was sent, without secrets. */
    request: z.strictObject({ method: z.enum(ACTION_METHODS), url: z.string(), body: z.nullable(z.string()) }),
    fault: z.nullable(z.enum(CALL_FAULTS)),
    /** HTTP's status of the answer; null where there was none. */
    httpStatus: z.nullable(z.int()),
    ms: z.nullable(z.int()),
    bytes: z.nullable(z.int()),
    /** Text that the chatbot would read; empty where the call failed. */
    result: z.string(),
  }),
});
