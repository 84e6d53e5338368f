import * as z from 'zod/mini';
import { SETTINGS_FIELDS } from '../../documents/chatbots/settings.ts';
import { HOUR_MS } from '../../durations.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { defineContract } from '../contract.ts';

const releaseNumber = z.int().check(z.gte(1));

/** Hash of the effects of a rollback. */
const rollbackToken = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Sources by their names, the first ones, and how many there are. */
const namedSources = z.strictObject({ count: z.int(), names: z.array(z.string()) });

/**
 * Previews a rollback to a release: nothing is changed. Fails with `not-found` for a release that is not kept any more, and with
 * `rollback-too-large` { max } where more sources would change than one rollback may.
 */
export const previewRollback = defineContract({
  name: 'previewRollback',
  access: { kind: 'member', action: 'release.rollBack' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, chatbotId: idSchema, number: releaseNumber }),
  output: z.strictObject({
    /** For `rollBack`: it does this, or nothing. */
    token: rollbackToken,
    /** The settings that would change. */
    settings: z.array(z.enum(SETTINGS_FIELDS)),
    /** False where it is not known which sources the release had: they stay as they are. */
    hasKnowledge: z.boolean(),
    /** Removed sources that would come back, and those that were added since and would go. */
    restored: namedSources,
    removed: namedSources,
    /** Questions that would get the answer back that they had. */
    rewritten: namedSources,
    /** Sources that would differ: websites that are read as they are today, and questions whose former answer is not kept any more. */
    different: namedSources,
    /** Sources that are not kept any more. */
    lost: namedSources,
  }),
});

/**
 * Brings a release back: its settings, but for those of `KEPT_ON_ROLLBACK`, and its sources. `from` is the newest release that the caller
 * has seen, and `token` is from the preview: with another release, or where something else would change than was shown, as where a source
 * was edited meanwhile, it fails with `release-changed`. Sent again it changes nothing more. Fails with `not-found`,
 * `rollback-too-large` { max } and `training-limit-reached`.
 */
export const rollBack = defineContract({
  name: 'rollBack',
  access: { kind: 'member', action: 'release.rollBack' },
  idempotent: true,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    number: releaseNumber,
    from: releaseNumber,
    token: rollbackToken,
  }),
  /** The release that it has made. */
  output: z.strictObject({ number: z.int() }),
});

const removedSources = z.strictObject({
  orgId: idSchema,
  sourceIds: z.array(idSchema).check(z.minLength(1), z.maxLength(LIMITS.sourcesPerDelete)),
});

/**
 * Brings removed sources back, which are then read anew. Those that are back already, or not kept any more, count as none. Fails with
 * `training-limit-reached`, and with `not-found` where their chatbot is gone.
 */
export const restoreSources = defineContract({
  name: 'restoreSources',
  access: { kind: 'member', action: 'source.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: removedSources,
  output: z.strictObject({ sources: z.int() }),
});

/** Erases removed sources for good, with their files and former answers. Those that are gone already count as none. */
export const eraseSources = defineContract({
  name: 'eraseSources',
  access: { kind: 'member', action: 'source.erase' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: removedSources,
  output: z.strictObject({ sources: z.int() }),
});
