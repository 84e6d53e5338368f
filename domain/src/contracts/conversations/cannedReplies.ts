import * as z from 'zod/mini';
import { HOUR_MS } from '../../durations.ts';
import { lineField, optionalTextField } from '../../fields.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { byLocale } from '../../locales.ts';
import { defineContract } from '../contract.ts';

const optionalText = optionalTextField(LIMITS.cannedReplyCharacters);

/**
 * Saves a canned reply of the team's. `replyId` is made by the client; `version` is the one that was changed, 0 for a new reply. Called
 * again it changes nothing. Fails with `canned-reply-limit-reached` { current, max }, `shortcut-taken`, `canned-reply-changed` where
 * somebody else has saved it meanwhile, or `not-found` where it was deleted meanwhile.
 */
export const saveCannedReply = defineContract({
  name: 'saveCannedReply',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    replyId: idSchema,
    version: z.int().check(z.nonnegative()),
    /** Without the slash: letters, digits and dashes. */
    shortcut: z
      .string()
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.toLowerCase(),
        z.minLength(1),
        z.maxLength(LIMITS.cannedReplyShortcutCharacters),
        z.regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u),
      ),
    title: lineField(LIMITS.cannedReplyTitleCharacters),
    texts: z
      .strictObject(byLocale(() => optionalText))
      .check(z.refine((texts) => Object.values(texts).some((text) => text !== ''))),
  }),
  output: z.strictObject({}),
});

/** Deletes a canned reply. One that is not there is no error. */
export const deleteCannedReply = defineContract({
  name: 'deleteCannedReply',
  access: { kind: 'member', action: 'chat.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, replyId: idSchema }),
  output: z.strictObject({}),
});
