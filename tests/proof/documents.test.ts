import { AppError } from '@parlance/domain/errors';
import { createUpload } from '@parlance/domain/contracts/sources/sources';
import { fileTypeOf, type FileType } from '@parlance/domain/fileTypes';
import { newId } from '@parlance/domain/ids';
import { strToU8 } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { extractDocument } from '../../functions/src/knowledge/extraction/extractDocument.ts';
import { runExtraction } from '../../functions/src/knowledge/extraction/runExtraction.ts';
import { makeOffice } from '../support/documents/makeOffice.ts';
import { makePptx } from '../support/documents/makePptx.ts';
import { makeXlsx } from '../support/documents/makeXlsx.ts';
import { hostileTexts } from './hostileTexts.ts';
import { Tally } from './Tally.ts';

const TEXT_TYPES = ['txt', 'md', 'csv', 'html'] as const;
const CUTS = 12;
const FLIPS = 24;
/** Every run breaks the same bytes. */
const SEED = 48_271;

/** The same document cut short, and with bytes that are others. */
function* broken(bytes: Uint8Array): Generator<[string, Uint8Array]> {
  for (let cut = 1; cut <= CUTS; cut += 1) {
    const end = Math.floor((bytes.length * cut) / (CUTS + 1));
    yield [`cut at ${end}`, bytes.slice(0, end)];
  }
  let random = SEED;
  for (let flip = 0; flip < FLIPS; flip += 1) {
    const other = Uint8Array.from(bytes);
    for (let count = 0; count <= flip; count += 1) {
      random = (random * SEED) % 0x7fffffff;
      other[random % other.length] = random % 256;
    }
    yield [`broken ${flip}`, other];
  }
}

/** Reads a document as the product does. A refusal has a name, and a text is a text. */
async function read(work: Promise<{ sections: readonly { text: string }[] }>): Promise<string | undefined> {
  try {
    const { sections } = await work;
    return sections.every(({ text }) => text.isWellFormed()) ? undefined : 'half of a character came out';
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return undefined;
    throw error;
  }
}

async function samples(): Promise<readonly (readonly [FileType, Uint8Array])[]> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('The warranty lasts 24 months.');
  return [
    ['pdf', await pdf.save()],
    ['docx', makeOffice('The warranty lasts 24 months.')],
    ['xlsx', makeXlsx([{ name: 'Prices', rows: [['Zip', '18 euros']] }])],
    ['pptx', makePptx([{ title: 'Warranty' }])],
  ];
}

it('uploads are read or refused by name: names of files, texts in every format of text, files that are cut or broken', async () => {
  const tally = new Tally();
  const texts = hostileTexts();
  const upload = { orgId: newId(), chatbotId: newId(), size: 10 };
  for (const text of texts) {
    for (const fileName of [text, `${text}.pdf`]) {
      await tally.attempt('the name of an upload', fileName, () => {
        const parsed = createUpload.input.safeParse({ ...upload, fileName });
        if (parsed.success) fileTypeOf(parsed.data.fileName);
      });
    }
    for (const type of TEXT_TYPES) {
      await tally.attempt(`a document, ${type}`, text, () => read(extractDocument(strToU8(text), type)));
    }
  }
  const files = (await samples()).flatMap(([type, bytes]) =>
    [...broken(bytes)].map(([how, made]) => ({ type, how, made })),
  );
  await tally.each(files, ({ type, how, made }) =>
    tally.attempt(`a document, ${type}`, how, () =>
      read(runExtraction({ kind: 'document', bytes: made, fileType: type })),
    ),
  );
  expect(tally.problems()).toEqual([]);
});
