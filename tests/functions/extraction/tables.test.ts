import type { FileType } from '@parlance/domain/fileTypes';
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../functions/src/knowledge/extraction/extractDocument.ts';
import { drawPdfTable } from '../../support/documents/tables/drawPdfTable.ts';
import { DRAWINGS } from '../../support/documents/tables/drawTable.ts';
import { randomTable } from '../../support/documents/tables/randomTable.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

async function linesOf(bytes: Uint8Array, fileType: FileType): Promise<string[]> {
  const { sections } = await extractDocument(bytes, fileType);
  return sections.flatMap(({ text }) => text.split('\n\n'));
}

describe('the same table says the same in every format (A-128)', () => {
  it.each(SEEDS)('table %i', async (seed) => {
    const table = randomTable(seed);
    // Two rows of headers that are written out in full are one above the other in CSV: nothing marks the second.
    const formats = (['html', 'docx', 'xlsx', 'pptx', 'csv'] as const).filter(
      (one) => one !== 'csv' || table.headers.length === 1,
    );
    for (const format of formats)
      expect([format, await linesOf(DRAWINGS[format](table), format)]).toEqual([format, table.says]);
  });

  it.each(SEEDS)('table %i, of a PDF, where no cell of its body covers others', async (seed) => {
    const table = randomTable(seed, true);
    // A header that stands alone above all columns is the title of the table.
    const groups = table.headers[0]?.filter((cell) => (cell?.columns ?? 1) > 1).length;
    if (groups === 1) return;
    expect(await linesOf(await drawPdfTable(table), 'pdf')).toEqual(table.says);
  });
});
