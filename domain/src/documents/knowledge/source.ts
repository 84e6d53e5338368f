import * as z from 'zod';
import { ERROR_CODES } from '../../errors.ts';
import { FILE_TYPES, type FileType } from '../../fileTypes.ts';
import { idSchema } from '../../ids.ts';
import { searchTermsOf } from '../../search/searchTerms.ts';
import { SEPARATORS, USED_SEPARATORS } from '../../spreadsheet/separators.ts';
import { timestamp } from '../../timestamp.ts';

/** `pending`: waiting for its file or its turn. `failed` carries an error code that the screen explains. */
const SOURCE_STATUSES = ['pending', 'processing', 'indexed', 'failed'] as const;

/** `page`: that page alone. `sitemap`: what the site's sitemap or the given one lists. `site`: links followed on the same site. */
export const WEBSITE_MODES = ['page', 'sitemap', 'site'] as const;

/** Notes for people about a source that was read nevertheless. */
const SOURCE_NOTES = [
  /** A PDF has pages that are pictures: `pagesWithoutText` says how many. */
  'pages-without-text',
  /** Pages of a scan were not read because the month's are used up: those that `scan` has beyond the ones read. */
  'pages-over-quota',
  /** The website has more pages than the plan allows. */
  'page-limit-reached',
  /** Pages need JavaScript to show their text. */
  'needs-javascript',
  /** Hidden sheets, rows, columns, slides or text of an Office file were left out. */
  'hidden-left-out',
  /** Formulas of a workbook have no stored value, as programs write them that do not calculate. */
  'formulas-without-value',
] as const;

export const FILE_TYPE_NAMES = Object.keys(FILE_TYPES).filter((name): name is FileType => name in FILE_TYPES);

/** A website as people set it up and as the crawler last found it. */
const websiteSchema = z.object({
  url: z.string(),
  mode: z.enum(WEBSITE_MODES),
  /** Path patterns with `*`, such as `/help/*`. None in `include`: everything. */
  include: z.array(z.string()),
  exclude: z.array(z.string()),
  /** Read again every week. */
  weekly: z.boolean(),
  /** The first reading of a new chatbot: `LIMITS.firstLookPages` within `LIMITS.firstLookMs`. Any later reading is a whole one. */
  isFirstLook: z.boolean().default(false),
  /** The run that is at work or was last: pages of older runs that it does not find are gone. */
  crawlId: idSchema,
  crawledAt: z.nullable(timestamp),
  nextCrawlAt: z.nullable(timestamp),
  pagesFound: z.int(),
  pagesIndexed: z.int(),
  pagesFailed: z.int(),
  pagesSkipped: z.int(),
  /** Of the last run. */
  pagesChanged: z.int(),
});

/** Answers of the last seven days that cite a source and used a passage of it that is not there any more, as of `at`. */
const changedAnswersSchema = z.object({
  answers: z.int(),
  /** Their conversations, the first ones. */
  chatIds: z.array(idSchema),
  at: timestamp,
});

const sourceShape = {
  chatbotId: idSchema,
  /** File name, address or question. */
  name: z.string(),
  /** Words and beginnings of words of the name, folded, that the search looks for. */
  searchTerms: z.array(z.string()).default([]),
  /** Bytes. */
  size: z.int(),
  characters: z.int(),
  tokens: z.int(),
  chunks: z.int(),
  status: z.enum(SOURCE_STATUSES),
  error: z.nullable(z.enum(ERROR_CODES)),
  notes: z.array(z.enum(SOURCE_NOTES)).default([]),
  pagesWithoutText: z.int().default(0),
  /** Provider, model and dimension of its vectors; another one than the present provider's means that it is read again. */
  embeddingSpace: z.nullable(z.string()).default(null),
  /** The way in which it was read, cut and embedded: a file that was read in an older one is read again. */
  chunker: z.int().default(0),
  /** Hash of the text of its passages: other text has another one. Empty until it is read, and before it was stored. */
  fingerprint: z.string().default(''),
  /** 0 to 1 while processing. */
  progress: z.number(),
  attempts: z.int(),
  /** While a worker holds the source: until when, renewed by its heartbeat. */
  leaseUntil: z.nullable(timestamp),
  /** Time at which a worker took it, by Firestore's clock: the order of those who take at the same time. */
  claimedAt: z.nullable(timestamp).default(null),
  /** While it is pending: nobody takes it before. Soon afterwards it is queued once more, if its task is lost. */
  nextAttemptAt: timestamp,
  /** Since when it has been waiting for what `waitingFor` says. */
  waitingSince: z.nullable(timestamp).default(null),
  /** `service`: an AI service that does not answer. `day`: the next day (UTC), because no more is embedded on this one. */
  waitingFor: z.enum(['service', 'day']).default('service'),
  changedAnswers: z.nullable(changedAnswersSchema).default(null),
  /** Time of its last restoration, if it had been deleted: a reading from before that does not belong to it any more. */
  restoredAt: z.nullable(timestamp).default(null),
  createdBy: z.string(),
  createdAt: timestamp,
  indexedAt: z.nullable(timestamp),
};

const fileSourceSchema = z.object({
  type: z.literal('file'),
  ...sourceShape,
  /** Type of file that it claims to be. */
  fileType: z.enum(FILE_TYPE_NAMES),
  /** Pages of a PDF that are pictures and that a model reads, and how many of them it has read so far. Null where it reads none. */
  scan: z.nullable(z.object({ pages: z.int(), read: z.int() })).default(null),
  /** Separator of the cells of a CSV file, as the last reading took it. Null for other files, and until it is read. */
  separatorFound: z.nullable(z.enum(USED_SEPARATORS)).default(null),
  /** Separator chosen by people. Null: it is detected. */
  separatorChosen: z.nullable(z.enum(SEPARATORS)).default(null),
  /** Files of the same name in whose place it comes once it is indexed. */
  replaces: z.array(idSchema).default([]),
});

export const websiteSourceSchema = z.object({ type: z.literal('website'), ...sourceShape, website: websiteSchema });

export const qaSourceSchema = z.object({
  type: z.literal('qa'),
  ...sourceShape,
  question: z.string(),
  answer: z.string(),
});

/** orgs/{orgId}/sources/{sourceId}: one thing that a chatbot learns from. */
export const sourceSchema = z.discriminatedUnion('type', [fileSourceSchema, websiteSourceSchema, qaSourceSchema]);

/** Types of sources, in the order in which people see them. */
export const SOURCE_TYPES = sourceSchema.options.map(({ shape }) => shape.type.value);

export type FileSource = z.infer<typeof fileSourceSchema>;
export type WebsiteSource = z.infer<typeof websiteSourceSchema>;
export type QaSource = z.infer<typeof qaSourceSchema>;
export type Source = z.infer<typeof sourceSchema>;
export type SourceType = Source['type'];
export type Website = z.infer<typeof websiteSchema>;
export type ChangedAnswers = z.infer<typeof changedAnswersSchema>;
export type SourceNote = (typeof SOURCE_NOTES)[number];

type SharedField = keyof typeof sourceShape;

/** Fields of a new file that have default values. */
type OwnField = 'scan' | 'separatorFound' | 'separatorChosen' | 'replaces';

/** Fields of a new source of one kind that the caller must give, and those that it may. */
type NewSource<S extends Source> = Omit<S, SharedField | 'type' | OwnField> &
  Pick<S, 'chatbotId' | 'name' | 'createdBy' | 'createdAt'> &
  Partial<Pick<S, SharedField>>;

/** Initial fields of a source: it waits for its turn, and is found by its name. */
function newFields({ name, createdAt }: Pick<Source, 'name' | 'createdAt'>) {
  return {
    searchTerms: searchTermsOf(name),
    size: 0,
    characters: 0,
    tokens: 0,
    chunks: 0,
    status: 'pending',
    error: null,
    notes: [],
    pagesWithoutText: 0,
    embeddingSpace: null,
    chunker: 0,
    fingerprint: '',
    progress: 0,
    attempts: 0,
    leaseUntil: null,
    claimedAt: null,
    nextAttemptAt: createdAt,
    waitingSince: null,
    waitingFor: 'service',
    changedAnswers: null,
    restoredAt: null,
    indexedAt: null,
  } satisfies Partial<Source>;
}

export function newFileSource(own: NewSource<FileSource> & Partial<Pick<FileSource, OwnField>>): FileSource {
  const unread = { scan: null, separatorFound: null, separatorChosen: null, replaces: [] };
  return { type: 'file', ...unread, ...newFields(own), ...own };
}

export function newWebsiteSource(own: NewSource<WebsiteSource>): WebsiteSource {
  return { type: 'website', ...newFields(own), ...own };
}

export function newQaSource(own: NewSource<QaSource>): QaSource {
  return { type: 'qa', ...newFields(own), ...own };
}
