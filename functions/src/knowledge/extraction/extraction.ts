import { ERROR_CODES } from '@parlance/domain/errors';
import type { FileType } from '@parlance/domain/fileTypes';
import { type Separator, USED_SEPARATORS, type UsedSeparator } from '@parlance/domain/spreadsheet/separators';
import * as z from 'zod';
import type { Section } from './section.ts';

/** A document to read: an uploaded file with the type that its name claims. */
export interface DocumentJob {
  kind: 'document';
  bytes: Uint8Array;
  fileType: FileType;
  /** True where somebody can read pictures of text: then a PDF without any text, or a picture, is no failure. */
  mayBeScan?: boolean;
  /** Separator between the cells of a CSV file, if people have set it. Null: it is detected. */
  separator?: Separator | null;
}

/** Pages of a PDF to be cut out, each to a document of its own. */
export interface PagesJob {
  kind: 'pages';
  bytes: Uint8Array;
  /** From 1. */
  pages: readonly number[];
}

/** A web page to read, as its server sent it, decompressed. */
export interface PageJob {
  kind: 'page';
  bytes: Uint8Array;
  contentType: string;
  url: string;
}

/** Content that a reader finds in a file. */
export interface DocumentText {
  sections: Section[];
  /** Text that its author has hidden was left out. */
  hasHidden: boolean;
  /** Formulas were left out whose value the file does not hold: of workbooks. */
  hasUncomputed?: boolean;
  /** Separator between the cells: of CSV files. */
  separator?: UsedSeparator;
}

const documentSchema = z.object({
  sections: z.array(
    z.object({ headings: z.array(z.string()).readonly(), page: z.nullable(z.int()), text: z.string() }),
  ),
  /** Numbers of the pages that are pictures, of a format that has pages. */
  unreadPages: z.array(z.int()),
  /** Text that its author has hidden was left out. */
  hasHidden: z.boolean(),
  /** Formulas were left out whose value the file does not hold. */
  hasUncomputed: z.boolean(),
  /** Separator between the cells: of CSV files. */
  separator: z.optional(z.enum(USED_SEPARATORS)),
});

export type ExtractedDocument = z.infer<typeof documentSchema>;

/** Message that the thread posts back, once. */
export const extractionReplySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document'), document: documentSchema }),
  z.object({ kind: z.literal('pages'), pages: z.array(z.nullable(z.instanceof(Uint8Array))) }),
  z.object({ kind: z.literal('refused'), code: z.enum(ERROR_CODES), reason: z.string() }),
]);

export type ExtractionReply = z.infer<typeof extractionReplySchema>;
