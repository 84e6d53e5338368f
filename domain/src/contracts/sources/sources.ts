import * as z from 'zod/mini';
import { WEBSITE_MODES } from '../../documents/knowledge/source.ts';
import { HOUR_MS } from '../../durations.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { SEPARATORS } from '../../spreadsheet/separators.ts';
import { defineContract } from '../contract.ts';
import { lineField, textField, urlPatternsField } from '../../fields.ts';

/**
 * Treatment of a chatbot's files with the same name as a new one. `ask`: the new one is refused with `file-exists`. `keep`: both
 * stay. `replace`: they answer until the new one is indexed, and are removed then.
 */
export const SAME_NAME = ['ask', 'keep', 'replace'] as const;

/**
 * Makes a pending source and says where the browser may upload its file, once.
 * Fails with `file-empty`, `file-type-invalid`, `file-too-large` { max } (bytes) or `file-exists`.
 */
export const createUpload = defineContract({
  name: 'createUpload',
  access: { kind: 'member', action: 'source.write' },
  idempotent: false,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    fileName: lineField(LIMITS.fileNameCharacters),
    /** Bytes. */
    size: z.int().check(z.nonnegative()),
    /** `keep` where it is not said. */
    sameName: z.optional(z.enum(SAME_NAME)),
  }),
  output: z.strictObject({
    sourceId: idSchema,
    /** Object path in the default bucket. */
    path: z.string(),
    /** MIME type that the upload must carry. */
    contentType: z.string(),
  }),
});

/** Makes a question with its answer, or changes one. `sourceId` is made by the caller, so that a repeated call makes one. */
export const saveQa = defineContract({
  name: 'saveQa',
  access: { kind: 'member', action: 'source.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    sourceId: idSchema,
    question: lineField(LIMITS.questionCharacters),
    answer: textField(LIMITS.qaAnswerCharacters),
  }),
  output: z.strictObject({}),
});

/** Makes questions with their answers, or changes those whose question is there already. Ids are the caller's, as in `saveQa`. */
export const importQa = defineContract({
  name: 'importQa',
  access: { kind: 'member', action: 'source.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  /** Room for the maximum number of rows at their maximum length, in four bytes a character. */
  maxBytes: 4 * LIMITS.qaRowsPerImport * (LIMITS.questionCharacters + LIMITS.qaAnswerCharacters + 100),
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    rows: z
      .array(
        z.strictObject({
          sourceId: idSchema,
          question: lineField(LIMITS.questionCharacters),
          answer: textField(LIMITS.qaAnswerCharacters),
        }),
      )
      .check(z.minLength(1), z.maxLength(LIMITS.qaRowsPerImport)),
  }),
  output: z.strictObject({ created: z.int(), updated: z.int() }),
});

/**
 * Makes a website source and starts reading it. `sourceId` is made by the caller, so that a repeated call makes one source.
 * Fails with `url-invalid` or `address-not-allowed`.
 */
export const addWebsite = defineContract({
  name: 'addWebsite',
  access: { kind: 'member', action: 'source.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    sourceId: idSchema,
    url: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.urlCharacters)),
    mode: z.enum(WEBSITE_MODES),
    include: urlPatternsField,
    exclude: urlPatternsField,
    weekly: z.boolean(),
    /** True: `LIMITS.firstLookPages` at first, and all that the plan allows with the next reading. */
    isFirstLook: z.boolean(),
  }),
  output: z.strictObject({}),
});

/** Changes which pages of a website count and whether it is read again every week. Takes effect with the next reading. */
export const updateWebsite = defineContract({
  name: 'updateWebsite',
  access: { kind: 'member', action: 'source.write' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    sourceId: idSchema,
    include: urlPatternsField,
    exclude: urlPatternsField,
    weekly: z.boolean(),
  }),
  output: z.strictObject({}),
});

/** Reads a website again now. Does nothing while it is being read. */
export const recrawlWebsite = defineContract({
  name: 'recrawlWebsite',
  access: { kind: 'member', action: 'source.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, sourceId: idSchema }),
  output: z.strictObject({}),
});

/** The passages that the chatbot reads of a source or of one of its pages, in order, from `from` on. */
export const previewSource = defineContract({
  name: 'previewSource',
  access: { kind: 'member', action: 'org.read' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    sourceId: idSchema,
    pageId: z.nullable(idSchema),
    from: z.int().check(z.nonnegative()),
  }),
  output: z.strictObject({
    passages: z.array(
      z.strictObject({
        index: z.int(),
        heading: z.string(),
        page: z.nullable(z.int()),
        url: z.nullable(z.string()),
        text: z.string(),
        /** SHA-256 of heading and text, by which a muted passage is known. */
        hash: z.string(),
      }),
    ),
    /** Value of `from` for the next call; null at the end. */
    next: z.nullable(z.int()),
  }),
});

/**
 * Removes sources with their chunks and says how many went. They can be brought back for `LIMITS.removedSourceMs` (`restoreSources`).
 * Sources that are gone already count as none.
 */
export const deleteSources = defineContract({
  name: 'deleteSources',
  access: { kind: 'member', action: 'source.write' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    sourceIds: z.array(idSchema).check(z.minLength(1), z.maxLength(LIMITS.sourcesPerDelete)),
  }),
  output: z.strictObject({ sources: z.int(), chunks: z.int(), files: z.int() }),
});

/** Puts a failed source back into the queue. Fails with `file-missing` when its file never arrived. */
export const retrySource = defineContract({
  name: 'retrySource',
  access: { kind: 'member', action: 'source.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, sourceId: idSchema }),
  output: z.strictObject({}),
});

/**
 * Says what stands between the cells of a CSV file, or with null that it is found out, and puts the file back into the queue.
 * Fails with `file-missing` when it never arrived.
 */
export const chooseSeparator = defineContract({
  name: 'chooseSeparator',
  access: { kind: 'member', action: 'source.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    sourceId: idSchema,
    separator: z.nullable(z.enum(SEPARATORS)),
  }),
  output: z.strictObject({}),
});

const passageInput = z.strictObject({
  orgId: idSchema,
  sourceId: idSchema,
  /** SHA-256 of the passage's heading and text. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** `one` and `other`: this side is true. `both`: both are right. `open`: nothing is decided any more. */
export const DECISIONS = ['one', 'other', 'both', 'open'] as const;

/**
 * Decides which of two passages is true. Answers do without the other one, as long as its text stays the same; other open
 * contradictions of that passage are settled with it. Taking a decision back brings the passage back, and what else was settled with it
 * is open again. Fails with `not-found`, and with `muted-limit-reached` { max } where a chatbot has as many muted passages as it may.
 */
export const decideContradiction = defineContract({
  name: 'decideContradiction',
  access: { kind: 'member', action: 'contradiction.decide' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, contradictionId: idSchema, decision: z.enum(DECISIONS) }),
  output: z.strictObject({}),
});

/**
 * Has answers do without a passage, as long as its text stays the same: it was read wrongly. Open contradictions of it are settled with
 * it. Fails with `not-found` where its source is gone, and with `muted-limit-reached` { max }.
 */
export const mutePassage = defineContract({
  name: 'mutePassage',
  access: { kind: 'member', action: 'contradiction.decide' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: passageInput,
  output: z.strictObject({}),
});

/** Lets answers use a muted passage again. What was settled by muting it is open again. Fails with `not-found`. */
export const unmutePassage = defineContract({
  name: 'unmutePassage',
  access: { kind: 'member', action: 'contradiction.decide' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: passageInput,
  output: z.strictObject({}),
});
