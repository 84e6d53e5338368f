import { strToU8 } from 'fflate';
import { makeOffice } from '../makeOffice.ts';
import { chartParts } from './chartParts.ts';
import { padding } from './padding.ts';

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

function docx(body: string, extra: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const document = `<w:document ${WORD}><w:body><w:p><w:r><w:t>Hello</w:t></w:r></w:p>${body}</w:body></w:document>`;
  return makeOffice('', { 'word/document.xml': strToU8(document), ...extra });
}

/** Word files that take so much of each limit, and what the least one takes. */
export const limitDocx = {
  ...padding((extra) => docx('', extra)),
  depth: (count: number) => docx(`${'<w:x>'.repeat(count)}${'</w:x>'.repeat(count)}`),
  nodes: (count: number) => docx('', { 'word/settings.xml': strToU8(`<w:x>${'<w:x/>'.repeat(count)}</w:x>`) }),
  cells: (count: number) =>
    docx(
      `<w:p><w:r><w:drawing><c:chart r:id="chart"/></w:drawing></w:r></w:p><w:tbl><w:tr>${'<w:tc/>'.repeat(count % 1000)}</w:tr></w:tbl>`,
      chartParts('word/_rels/document.xml.rels', 'word/charts/chart1.xml', count),
    ),
  characters: (count: number) => docx(`<w:p><w:r><w:t>${'a'.repeat(count)}</w:t></w:r></w:p>`),
};
