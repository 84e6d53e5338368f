import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';
import { quotedSettingsSchema } from '../chatbots/settings.ts';
import { gateNoteSchema } from './gateNote.ts';
import { TEST_CHANGE_KINDS, testChangeSchema } from '../evals/testRun.ts';

/**
 * Causes of a release. `start`: the state when the first one was recorded. `rollback`: an earlier release was brought back. The
 * rest are the changes that tests are run for.
 */
export const RELEASE_CHANGE_KINDS = ['start', 'rollback', ...TEST_CHANGE_KINDS] as const;

/** A change that a release holds, with the settings' fields or the sources' names. */
export const releaseChangeSchema = testChangeSchema.extend({ kind: z.enum(RELEASE_CHANGE_KINDS) });

/**
 * orgs/{orgId}/chatbots/{chatbotId}/releases/{number}: a saved state of what a chatbot's answers rest on. It is written once and never
 * changed, but that the texts of questions that were erased are emptied in `changes`.
 */
export const releaseSchema = z.object({
  /** 1 for the first one, then counting up. */
  number: z.int(),
  at: timestamp,
  /** The member or the key of the API that made it; null where several did, or it was recorded by itself. */
  by: z.nullable(z.string()),
  /** Changes since the release before, the oldest first. At most `LIMITS.testChangesNamed`. */
  changes: z.array(releaseChangeSchema),
  /** The release that it brings back. */
  rolledBackTo: z.nullable(z.int()),
  /** The settings as they were. A field that came to the product later is missing. */
  settings: quotedSettingsSchema,
  /** The release whose list of sources is this one's, too: only a release with other knowledge has a list. Null: it was not recorded. */
  knowledgeOf: z.nullable(z.int()),
  /** In that list, and the passages of all of them. */
  sources: z.int(),
  passages: z.int(),
  /** Way in which its settings passed the gate; null where none was on, or nothing that it holds back has changed. */
  gate: z.nullable(gateNoteSchema).default(null),
});

export type Release = z.infer<typeof releaseSchema>;
export type ReleaseChange = z.infer<typeof releaseChangeSchema>;
export type ReleasedSettings = Release['settings'];
