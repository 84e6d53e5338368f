import { AppError } from '@parlance/domain/errors';
import { DomUtils } from 'htmlparser2';
import type { DocumentText } from '../extraction.ts';
import { createFuel, type Fuel } from '../fuel/createFuel.ts';
import { READING_LIMITS } from '../fuel/READING_LIMITS.ts';
import { openParts, partXml, type Parts, relations } from '../office/officeParts.ts';
import { slideText } from './slideText.ts';

const PARTS =
  /^ppt\/(?:presentation\.xml|(?:slides|notesSlides|charts)\/[^/]+\.xml|diagrams\/data[^/]*\.xml|(?:_rels|slides\/_rels)\/[^/]+\.rels)$/;
const PRESENTATION = 'ppt/presentation.xml';

/**
 * The slides of a presentation that are shown, in their order, each under its title, with its notes. Throws file codes.
 */
export function extractPptx(bytes: Uint8Array, fuel: Fuel = createFuel(READING_LIMITS.pptx)): DocumentText {
  const parts = openParts(bytes, (name) => PARTS.test(name), fuel);
  const slides = slideNames(parts).map((name, index) => ({ name, number: index + 1 }));
  if (slides.length === 0) throw new AppError('file-corrupt');
  fuel.reach('slides', slides.length);
  const read = slides.flatMap(({ name, number }) => {
    const xml = partXml(parts, name);
    return isHidden(xml) ? [] : [{ name, number, ...slideText(parts, name, xml) }];
  });
  return {
    sections: read.map(({ name, number, title, blocks }) => {
      const notes = [...relations(parts, name).values()]
        .filter((target) => target.startsWith('ppt/notesSlides/'))
        .flatMap((target) => slideText(parts, target, partXml(parts, target)).blocks);
      const heading = title === '' ? `Slide ${number}` : `Slide ${number}: ${title}`;
      const text = [...blocks, ...notes].join('\n\n');
      // A slide of a title alone still says something.
      return { headings: [heading], page: number, text: text === '' ? title : text };
    }),
    hasHidden: read.length < slides.length,
  };
}

function isHidden(slide: ReturnType<typeof partXml>): boolean {
  const show = DomUtils.getElementsByTagName('p:sld', slide.children, false)[0]?.attribs['show'];
  return show === '0' || show === 'false';
}

function slideNames(parts: Parts): string[] {
  const targets = relations(parts, PRESENTATION);
  return DomUtils.getElementsByTagName('p:sldId', partXml(parts, PRESENTATION))
    .map(({ attribs }) => targets.get(attribs['r:id'] ?? '') ?? '')
    .filter((name) => Object.hasOwn(parts.files, name));
}
