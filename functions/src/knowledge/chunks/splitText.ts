import { LIMITS } from '@parlance/domain/limits';
import { makePassage, type Passage } from './makePassage.ts';
import { mergeShort } from './mergeShort.ts';
import type { Section } from '../extraction/section.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A paragraph in pieces that fit: whole sentences where possible, whole words where not. */
function pieces(paragraph: string, max: number): string[] {
  if (paragraph.length <= max) return [paragraph];
  const units = [...sentences.segment(paragraph)].flatMap(({ segment }) =>
    segment.length <= max
      ? [segment]
      : (segment.match(new RegExp(`[\\s\\S]{1,${max}}(?=\\s|$)|[\\s\\S]{1,${max}}`, 'gu')) ?? []),
  );
  const result: string[] = [];
  let current = '';
  for (const unit of units) {
    if (current !== '' && current.length + unit.length > max) {
      result.push(current.trim());
      current = '';
    }
    current += unit;
  }
  if (current.trim() !== '') result.push(current.trim());
  return result;
}

/** A section's text in pieces of at most `max` characters, as full as whole paragraphs and sentences make them. */
function cut(text: string, max: number): string[] {
  const result: string[] = [];
  let current = '';
  for (const piece of text.split(/\n\s*\n/).flatMap((paragraph) => pieces(paragraph.trim(), max))) {
    if (current !== '' && current.length + piece.length + 2 > max) {
      result.push(current);
      current = '';
    }
    current += current === '' ? piece : `\n\n${piece}`;
  }
  return [...result, current].map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Sections cut into passages of at most `max` characters at paragraphs, then sentences, then words, very short ones together
 * with their neighbours. Deterministic.
 */
export function splitText(sections: readonly Section[], max: number = LIMITS.chunkCharacters): Passage[] {
  const parts = sections.flatMap(({ headings, page, text }) =>
    cut(text, max).map((piece) => ({ headings, page, text: piece })),
  );
  return mergeShort(parts, max).map(({ headings, page, text }, index) =>
    makePassage({ heading: headings.join(' › '), page, text }, index),
  );
}
