import { AppError } from '@parlance/domain/errors';
import { DomUtils } from 'htmlparser2';
import { languageOfDocument } from '../../../kernel/text/languageOfDocument.ts';
import type { DocumentText } from '../extraction.ts';
import { createFuel, type Fuel } from '../fuel/createFuel.ts';
import { READING_LIMITS } from '../fuel/READING_LIMITS.ts';
import { openParts, partXml, type Parts, relations } from '../office/officeParts.ts';
import { slideText } from './slideText.ts';

const PARTS =
  /^ppt\/(?:presentation\.xml|(?:slides|notesSlides|charts)\/[^/]+\.xml|diagrams\/data[^/]*\.xml|(?:_rels|slides\/_rels)\/[^/]+\.rels)$/;
const PRESENTATION = 'ppt/presentation.xml';
const SAMPLE_CHARACTERS = 20_000;

/**
 * The slides of a presentation that are shown, in their order, each under its title, with its notes. Throws file codes.
 */
export function extractPptx(bytes: Uint8Array, fuel: Fuel = createFuel(READING_LIMITS.pptx)): DocumentText {
  const parts = openParts(bytes, (name) => PARTS.test(name), fuel);
  const slides = slideNames(parts).map((name, index) => ({ name, number: index + 1 }));
  if (slides.length === 0) throw new AppError('file-corrupt');
  fuel.reach('slides', slides.length);
  const shown = slides
    .map(({ name, number }) => ({ name, number, xml: partXml(parts, name) }))
    .filter(({ xml }) => !isHidden(xml));
  const language = languageOfDocument(sampleOf(shown.map(({ xml }) => xml)));
  const read = shown.map(({ name, number, xml }) => ({ name, number, ...slideText(parts, name, xml, language) }));
  return {
    sections: read.map(({ name, number, title, blocks }) => {
      const notes = [...relations(parts, name).values()]
        .filter((target) => target.startsWith('ppt/notesSlides/'))
        .flatMap((target) => slideText(parts, target, partXml(parts, target), language).blocks);
      const heading = title === '' ? `Slide ${number}` : `Slide ${number}: ${title}`;
      const text = [...blocks, ...notes].join('\n\n');
      // A slide of a title alone still says something.
      return { headings: [heading], page: number, text: text === '' ? title : text };
    }),
    hasHidden: read.length < slides.length,
  };
}

/** Enough words of the slides to tell their language. */
function sampleOf(slides: readonly ReturnType<typeof partXml>[]): string {
  let sample = '';
  for (const { children } of slides) {
    if (sample.length >= SAMPLE_CHARACTERS) break;
    for (const text of DomUtils.getElementsByTagName('a:t', children)) sample += ` ${DomUtils.textContent(text)}`;
  }
  return sample.slice(0, SAMPLE_CHARACTERS);
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
