import type { FileType } from '@parlance/domain/fileTypes';
import { LIMITS } from '@parlance/domain/limits';

/** Quantities counted while a file is read. */
export interface FuelLimits {
  /** Entries of an archive, and bytes that they say they unpack to. */
  entries?: number;
  unpackedBytes?: number;
  /** Levels of elements inside each other. */
  depth?: number;
  /** Elements and stretches of text, of all parts of the file. */
  nodes?: number;
  /** Cells of all tables, the empty ones among them: a cell that spans others counts as all that it covers. */
  cells?: number;
  rows?: number;
  pages?: number;
  slides?: number;
  sheets?: number;
  /** Runs of text on one page. */
  pieces?: number;
  /** The text that comes out, with its headings. */
  characters?: number;
}

/** More text makes more passages than a source may have. */
const CHARACTERS = LIMITS.chunksPerSource * LIMITS.chunkCharacters;
const CELLS = 2_000_000;
/** Word nests a table in four elements and a text box in ten: nobody's document goes as deep. */
const DEPTH = 200;
const ARCHIVE = { entries: 2000, unpackedBytes: 50 * 1024 * 1024, depth: DEPTH, cells: CELLS, characters: CHARACTERS };

/**
 * Limits of reading one file, by its type. A file that needs more is refused with `file-too-complex`, at the first entry,
 * element or cell too many. They are well above what people upload, and below what fills the thread's memory and time.
 */
export const READING_LIMITS = {
  pdf: { pages: 2000, pieces: 50_000, characters: CHARACTERS },
  // A tree is built of both, and of Word's a second one by another reader.
  docx: { ...ARCHIVE, nodes: 250_000 },
  pptx: { ...ARCHIVE, nodes: 500_000, slides: 2000 },
  xlsx: { ...ARCHIVE, nodes: 2_000_000, sheets: 1000 },
  csv: { rows: 20_000, cells: CELLS, characters: CHARACTERS },
  html: { depth: 1000, nodes: 500_000, characters: CHARACTERS },
  md: { cells: CELLS, characters: CHARACTERS },
  txt: { characters: CHARACTERS },
  png: {},
  jpg: {},
} as const satisfies Readonly<Record<FileType, FuelLimits>>;
