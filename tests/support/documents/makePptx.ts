import { strToU8, zipSync } from 'fflate';
import { contentTypes } from './contentTypes.ts';
import { relationships } from './relationships.ts';
import { xml } from './xml.ts';

export interface TestSlide {
  title: string;
  paragraphs?: readonly string[];
  table?: readonly (readonly string[])[];
  notes?: string;
}

const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const MAIN = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';

function paragraph(text: string): string {
  return `<a:p><a:r><a:rPr lang="en"/><a:t>${xml(text)}</a:t></a:r></a:p>`;
}

function shape(kind: string, paragraphs: readonly string[]): string {
  return `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${kind}"/></p:nvPr></p:nvSpPr><p:txBody>${paragraphs.map(paragraph).join('')}</p:txBody></p:sp>`;
}

function table(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => `<a:tc><a:txBody>${paragraph(text)}</a:txBody></a:tc>`;
  return `<p:graphicFrame><a:graphic><a:graphicData><a:tbl>${rows.map((row) => `<a:tr>${row.map(cell).join('')}</a:tr>`).join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
}

function slideXml({ title, paragraphs = [], table: rows }: TestSlide, number: number): string {
  const shapes = [
    shape('title', [title]),
    shape('body', paragraphs),
    rows === undefined ? '' : table(rows),
    shape('sldNum', [String(number)]),
  ];
  return `<p:sld ${NAMESPACES}><p:cSld><p:spTree>${shapes.join('')}</p:spTree></p:cSld></p:sld>`;
}

/** A presentation. Its files are numbered backwards, as they are once slides have been moved. */
export function makePptx(slides: readonly TestSlide[]): Uint8Array {
  const fileOf = (index: number): string => `slide${slides.length - index}.xml`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes('ppt/presentation.xml', MAIN),
    '_rels/.rels': relationships([{ id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' }]),
    'ppt/presentation.xml': `<p:presentation ${NAMESPACES}><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(
      slides.map((_, index) => ({ id: `rId${index + 1}`, type: 'slide', target: `slides/${fileOf(index)}` })),
    ),
  };
  slides.forEach((slide, index) => {
    parts[`ppt/slides/${fileOf(index)}`] = slideXml(slide, index + 1);
    if (slide.notes === undefined) return;
    parts[`ppt/slides/_rels/${fileOf(index)}.rels`] = relationships([
      { id: 'rId1', type: 'notesSlide', target: `../notesSlides/notes${index}.xml` },
    ]);
    parts[`ppt/notesSlides/notes${index}.xml`] =
      `<p:notes ${NAMESPACES}><p:cSld><p:spTree>${shape('body', [slide.notes])}${shape('sldNum', ['7'])}</p:spTree></p:cSld></p:notes>`;
  });
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
