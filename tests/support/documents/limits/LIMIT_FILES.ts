import type { FileType } from '@parlance/domain/fileTypes';
import type { FuelKind } from '../../../../functions/src/knowledge/extraction/fuel/createFuel.ts';
import { limitDocx } from './limitDocx.ts';
import { limitPdf } from './limitPdf.ts';
import { limitPptx } from './limitPptx.ts';
import { limitXlsx } from './limitXlsx.ts';

type Make = (count: number) => Uint8Array;

function text(make: (count: number) => string): Make {
  return (count) => Buffer.from(make(count));
}

/** For each limit of each file type a file that takes so much of it, and what the least such file takes. */
export const LIMIT_FILES: Readonly<Record<FileType, Readonly<Partial<Record<FuelKind, Make>>>>> = {
  pdf: limitPdf,
  docx: limitDocx,
  pptx: limitPptx,
  xlsx: limitXlsx,
  csv: {
    rows: text((count) => 'a\n'.repeat(count)),
    cells: text((count) => `a${','.repeat(count - 1)}`),
    characters: text((count) => 'a'.repeat(count)),
  },
  html: {
    depth: text((count) => `${'<div>'.repeat(count)}Hello`),
    nodes: text((count) => `Hello${'<br>'.repeat(count)}`),
    characters: text((count) => `<p>${'a'.repeat(count)}</p>`),
  },
  md: {
    cells: text((count) => `|a${'|'.repeat(count)}\n|-|`),
    characters: text((count) => 'a'.repeat(count)),
  },
  txt: { characters: text((count) => 'a'.repeat(count)) },
  png: {},
  jpg: {},
};
