import { AppError } from '@parlance/domain/errors';
import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { readArchive } from './readArchive.ts';
import type { Section } from './section.ts';
import { sheetBlocks } from './sheetBlocks.ts';

/** The parts that hold cells. Pictures, charts and embedded files are left where they are. */
const CELL_PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/[^/]*\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/worksheets\/[^/]+\.xml)$/;
const MAX_CELLS = 200_000;

/** Every sheet of an Excel workbook under its name, row by row. Formulas come with the value that was stored. Throws file codes. */
export async function extractXlsx(bytes: Uint8Array): Promise<Section[]> {
  const parts = readArchive(bytes, (name) => CELL_PARTS.test(name));
  const sheets = await readXlsxFile(new Blob([new Uint8Array(zipSync(parts, { level: 0 }))])).catch(
    (error: unknown) => {
      throw new AppError('file-corrupt', {}, { cause: error });
    },
  );
  const cells = sheets.reduce((sum, { data }) => sum + data.length * (data[0]?.length ?? 0), 0);
  if (cells > MAX_CELLS) throw new AppError('file-too-complex');
  return sheets.map(({ sheet, data }) => ({
    headings: [sheet],
    page: null,
    text: sheetBlocks(data.map((row) => row.map(cellText))).join('\n\n'),
  }));
}

/** A cell as people read it; dates in the ISO form, which means the same day in every country. */
function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!(value instanceof Date)) return '';
  const [day = '', time = ''] = value.toISOString().split('T');
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
