import { AppError } from '@parlance/domain/errors';
import { strFromU8 } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import path from 'node:path';
import { readArchive } from './readArchive.ts';
import type { Section } from './section.ts';
import { slideText } from './slideText.ts';

const PARTS = /^ppt\/(?:presentation\.xml|(?:slides|notesSlides)\/[^/]+\.xml|(?:_rels|slides\/_rels)\/[^/]+\.rels)$/;
const PRESENTATION = 'ppt/presentation.xml';

type Parts = Readonly<Record<string, Uint8Array>>;

/** The slides of a presentation in the order in which they are shown, each under its title, with its notes. Throws file codes. */
export function extractPptx(bytes: Uint8Array): Section[] {
  const parts = readArchive(bytes, (name) => PARTS.test(name));
  const slides = slideNames(parts);
  if (slides.length === 0) throw new AppError('file-corrupt');
  return slides.flatMap((name, index) => {
    const { title, blocks } = slideText(xmlOf(parts, name));
    const notes = [...relations(parts, name).values()]
      .filter((target) => target.startsWith('ppt/notesSlides/'))
      .flatMap((target) => slideText(xmlOf(parts, target)).blocks);
    const number = index + 1;
    const heading = title === '' ? `Slide ${number}` : `Slide ${number}: ${title}`;
    const text = [...blocks, ...notes].join('\n\n');
    // A slide of a title alone still says something.
    return [{ headings: [heading], page: number, text: text === '' ? title : text }];
  });
}

function xmlOf(parts: Parts, name: string): ReturnType<typeof parseDocument> {
  const part = parts[name];
  return parseDocument(part === undefined ? '' : strFromU8(part), { xmlMode: true });
}

/** Where the relations of a part lead, by their ids, as names in the archive. */
function relations(parts: Parts, name: string): Map<string, string> {
  const folder = path.posix.dirname(name);
  const file = xmlOf(parts, `${folder}/_rels/${path.posix.basename(name)}.rels`);
  return new Map(
    DomUtils.getElementsByTagName('Relationship', file).map(({ attribs }) => {
      const target = attribs['Target'] ?? '';
      return [attribs['Id'] ?? '', target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target)];
    }),
  );
}

function slideNames(parts: Parts): string[] {
  const targets = relations(parts, PRESENTATION);
  return DomUtils.getElementsByTagName('p:sldId', xmlOf(parts, PRESENTATION))
    .map(({ attribs }) => targets.get(attribs['r:id'] ?? '') ?? '')
    .filter((name) => Object.hasOwn(parts, name));
}
