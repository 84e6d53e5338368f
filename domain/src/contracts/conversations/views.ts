import * as z from 'zod/mini';
import { HOUR_MS } from '../../durations.ts';
import { lineField } from '../../fields.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { defineContract } from '../contract.ts';

const viewFields = {
  orgId: idSchema,
  viewId: idSchema,
  name: lineField(LIMITS.viewNameCharacters),
  /** The list's address behind its question mark. */
  query: z
    .string()
    .check(z.maxLength(LIMITS.viewQueryCharacters), z.regex(/^(?:[a-z]+=[\w.~%+*-]*(?:&[a-z]+=[\w.~%+*-]*)*)?$/)),
};

/**
 * Saves filters under a name, for oneself; under an id that is there already it renames or changes them. Fails with
 * `view-limit-reached` { current, max }.
 */
export const saveOwnView = defineContract({
  name: 'saveOwnView',
  access: { kind: 'member', action: 'org.read' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject(viewFields),
  output: z.strictObject({}),
});

/** Deletes one of one's own views. One that is not there is no error. */
export const deleteOwnView = defineContract({
  name: 'deleteOwnView',
  access: { kind: 'member', action: 'org.read' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, viewId: idSchema }),
  output: z.strictObject({}),
});

/** Saves filters under a name, for the team, as `saveOwnView` does for oneself. */
export const saveTeamView = defineContract({
  name: 'saveTeamView',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject(viewFields),
  output: z.strictObject({}),
});

/** Deletes a view of the team's. One that is not there is no error. */
export const deleteTeamView = defineContract({
  name: 'deleteTeamView',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, viewId: idSchema }),
  output: z.strictObject({}),
});
