import * as z from 'zod/mini';
import { openingOf } from '../../documents/openingOf.ts';
import { TEAM_RULES } from '../../documents/organizations/TEAM_RULES.ts';
import { HOUR_MS } from '../../durations.ts';
import { lineField } from '../../fields.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { WIDGET_LOCALES } from '../../widget/widgetLocales.ts';
import { defineContract } from '../contract.ts';

/** At least one value, each once. */
function someOf<T>(value: z.ZodMiniType<T>, most: number): z.ZodMiniType<T[]> {
  return z.array(value).check(
    z.minLength(1),
    z.maxLength(most),
    z.refine((all) => new Set(all).size === all.length),
  );
}

/**
 * Saves a team to whose members requests for an agent are given. `teamId` is made by the client; `version` is the one that was changed,
 * 0 for a new team. Called again it changes nothing. Fails with `team-limit-reached` { current, max }, `team-changed` where somebody
 * else has saved it meanwhile, or `not-found` where it was deleted meanwhile, a member may not write in conversations, or a chatbot is
 * not there.
 */
export const saveTeam = defineContract({
  name: 'saveTeam',
  access: { kind: 'member', action: 'teams.manage' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    teamId: idSchema,
    version: z.int().check(z.nonnegative()),
    name: lineField(LIMITS.teamNameCharacters),
    members: someOf(idSchema, LIMITS.membersPerTeam),
    /** Null: all. */
    chatbotIds: z.nullable(someOf(idSchema, LIMITS.chatbotsPerTeam)),
    /** Languages of the visitors; null: all. */
    locales: z.nullable(someOf(z.enum(WIDGET_LOCALES), WIDGET_LOCALES.length)),
    /** Null: the chatbot's. */
    opening: z.nullable(z.strictObject(openingOf(z.strictObject))),
    rule: z.enum(TEAM_RULES),
  }),
  output: z.strictObject({}),
});

/** Deletes a team; the requests that it has are nobody's at the next minute. One that is not there is no error. */
export const deleteTeam = defineContract({
  name: 'deleteTeam',
  access: { kind: 'member', action: 'teams.manage' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, teamId: idSchema }),
  output: z.strictObject({}),
});
