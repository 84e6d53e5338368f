import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/**
 * `queued`: known and not yet read. `skipped` and `failed` carry a reason. `gone`: no longer there; its text is deleted.
 * `indexed` with a reason: the last reading failed for a passing reason, and the text of the one before is kept.
 */
export const PAGE_STATUSES = ['queued', 'indexed', 'skipped', 'failed', 'gone'] as const;

/** Reasons for which a page was left out or could not be read. */
export const PAGE_REASONS = [
  'robots',
  'noindex',
  'excluded',
  'canonical-elsewhere',
  'duplicate',
  'not-html',
  'no-text',
  'needs-javascript',
  'login-required',
  'not-found',
  'http-error',
  'too-many-redirects',
  'other-site',
  'too-large',
  'timeout',
  'unreachable',
  'address-not-allowed',
  'unreadable',
  'page-limit',
] as const;

/** orgs/{orgId}/sources/{sourceId}/pages/{hash of the address}: one page of a website, with the reason it was taken or left. */
export const pageSchema = z.object({
  url: z.string(),
  title: z.string(),
  status: z.enum(PAGE_STATUSES),
  reason: z.nullable(z.enum(PAGE_REASONS)),
  /** HTTP status of the last answer. */
  httpStatus: z.nullable(z.int()),
  /** Links away from the start. */
  depth: z.int(),
  crawlId: idSchema,
  /** Number of this run's failed requests for it that are to be repeated. */
  attempts: z.int().default(0),
  characters: z.int(),
  chunks: z.int(),
  tokens: z.int(),
  /** Parts with words that visitors never see, whatever they press: left out of the text. */
  hiddenPassages: z.int().default(0),
  /** SHA-256 of the text: equal text is not embedded again. */
  hash: z.nullable(z.string()),
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
  /** True if the last run found other text than the one before. */
  changed: z.boolean(),
  fetchedAt: z.nullable(timestamp),
  createdAt: timestamp,
});

export type Page = z.infer<typeof pageSchema>;
export type PageReason = (typeof PAGE_REASONS)[number];
